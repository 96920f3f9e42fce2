import type { RequestContext } from '../../ground/request/request-context.ts'
import { canonicalUrl, type PageSite } from '../../directory/page-meta.ts'
import { breadcrumbOf } from '../../directory/structured-data/describe.server.ts'
import type { SchemaThing } from '../../ground/request/thing.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { FaqItem } from './find-faq.server.ts'
import type { Answer, Thread } from './thread.ts'
import { questions } from './questions.ts'

type DescribeContext = Pick<RequestContext, 'language' | 'structuredData'>

/** Notes the frequent questions of a page with their answers. */
export function describeFaq(context: DescribeContext, site: PageSite, items: readonly FaqItem[]) {
  context.structuredData.push(breadcrumbOf(questions, site, i18nOf(context.language)))
  if (items.length === 0) return
  context.structuredData.push({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

/** Notes the question of a thread with people's answers; before there is one, it is nothing to search engines. */
export function describeThread(context: DescribeContext, site: PageSite, thread: Thread) {
  const { title, content, image, asker, createdAt, answers } = thread
  const url = canonicalUrl(site, thread.href)
  context.structuredData.push(
    breadcrumbOf(questions, site, i18nOf(context.language), { name: title, item: url }),
  )
  if (answers.length === 0) return
  const things = answers.map((answer) => answerOf(answer, url))
  context.structuredData.push({
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: content,
      url,
      image: image ? site.origin + image : undefined,
      datePublished: createdAt.toISOString(),
      author: personOf(asker.name),
      answerCount: answers.length,
      acceptedAnswer: things.find((_, at) => answers[at]!.isAccepted),
      suggestedAnswer: things.filter((_, at) => !answers[at]!.isAccepted),
    },
  })
}

const answerOf = ({ id, content, createdAt, upvotes, author }: Answer, url: string): SchemaThing => ({
  '@type': 'Answer',
  text: content,
  url: `${url}#answer-${id}`,
  datePublished: createdAt.toISOString(),
  upvoteCount: upvotes,
  author: personOf(author.name),
})

const personOf = (name: string) => (name ? { '@type': 'Person', name } : undefined)
