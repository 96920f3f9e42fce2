import { msg } from '@lingui/core/macro'
import { Feed } from 'feed'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { asHtml, asTitle, readable } from '../../directory/feed/readable.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import { htmlOfMarkdown } from '../markdown/markdown-html.server.ts'
import type { Block } from '../markdown/markdown.ts'
import { blogPath, feedPath } from './blog-address.ts'
import { blogSubtitle } from './list-meta.ts'
import { readLatest } from './read-articles.server.ts'

const most = 24

/** The newest articles, whole, for readers of feeds; in the language that `?lang=` names. */
export async function loader({ url, request, context: router }: LoaderFunctionArgs): Promise<Response> {
  const context = router.get(requestContext)
  const { origin, siteName, language } = context
  const articles = await context.search(request.signal, (database) => readLatest(database, context, most))
  const i18n = i18nOf(language)
  const { asked } = siteOf(context, url)
  const query = asked ? `?lang=${asked}` : ''
  const [newest] = articles
  const feed = new Feed({
    title: `${siteName} · ${i18n._(msg`Blog`)}`,
    description: i18n._(blogSubtitle),
    link: origin + blogPath + query,
    language: languageTags[language],
    updated: newest?.publishedAt ?? context.now,
    feed: origin + feedPath + query,
    generator: siteName,
  })
  for (const { href, title, excerpt, content, image, author, category, publishedAt } of articles) {
    feed.addItem({
      id: origin + href, // the same in every language
      link: origin + href + query,
      title: asTitle(title),
      description: readable(excerpt),
      content: htmlOf(content, origin + image, origin),
      date: publishedAt,
      category: [{ name: readable(category.label) }],
      // RSS's own author is an email address.
      extensions: [{ name: 'dc:creator', objects: { _text: readable(author.name) } }],
    })
  }
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

const htmlOf = (content: readonly Block[], image: string, origin: string) =>
  `<img src="${asHtml(image)}" alt="">\n${htmlOfMarkdown(content, origin)}`
