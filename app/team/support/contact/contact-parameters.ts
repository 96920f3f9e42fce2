import { topicOf } from '../../../people/tickets/topics.ts'

/** Of `/contact?topic=correction&about=vehicle/2` what the page knows: where its visitor comes from. */
export function contactParameters({ searchParams }: URL): URLSearchParams {
  const topic = topicOf(searchParams.get('topic'))
  const about = searchParams.get('about')
  const known = new URLSearchParams()
  if (about && listingName.test(about)) known.set('about', about)
  if (topic !== 'general') known.set('topic', topic)
  return known
}

const listingName = /^[a-z-]{1,40}\/[\w-]{1,80}$/
