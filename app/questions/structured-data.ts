import type { MetaDescriptor } from 'react-router'
import type { FaqItem } from './find-faq.server.ts'
import type { Answer, Thread } from './load-thread.server.ts'

/** schema.org's page of questions with the site's own answers; nothing without any. */
export function faqData(items: readonly FaqItem[]): MetaDescriptor[] {
  if (items.length === 0) return []
  return [
    described({
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
  ]
}

/** schema.org's page of one question with people's answers; nothing before there is one. @param url without a fragment */
export function threadData(thread: Thread, url: string, image: string | undefined): MetaDescriptor[] {
  const { title, content, asker, createdAt, answers } = thread
  if (answers.length === 0) return []
  const accepted = answers.find(({ isAccepted }) => isAccepted)
  const suggested = answers.filter((answer) => answer !== accepted)
  return [
    described({
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: title,
        text: content,
        url,
        ...(image && { image }),
        datePublished: createdAt.toISOString(),
        ...authorOf(asker.name),
        answerCount: answers.length,
        ...(accepted && { acceptedAnswer: answerData(accepted, url) }),
        ...(suggested.length > 0 && { suggestedAnswer: suggested.map((one) => answerData(one, url)) }),
      },
    }),
  ]
}

const answerData = ({ id, content, createdAt, upvotes, author }: Answer, url: string) => ({
  '@type': 'Answer',
  text: content,
  url: `${url}#answer-${id}`,
  datePublished: createdAt.toISOString(),
  upvoteCount: upvotes,
  ...authorOf(author.name),
})

const authorOf = (name: string) => (name ? { author: { '@type': 'Person', name } } : {})

const described = (thing: object): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', ...thing },
})
