import { msg } from '@lingui/core/macro'
import { Feed } from 'feed'
import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../context.ts'
import { siteOf } from '../directory/page-meta.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import { languageTags } from '../i18n/languages.ts'
import { blogPath, feedPath } from './blog-address.ts'
import { blogSubtitle } from './list-meta.ts'
import { readLatest } from './read-articles.server.ts'

const most = 24

/** The newest articles, whole, for readers of feeds; in the language that `?lang=` names. */
export async function loader({ url, request, context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { origin, siteName, language } = page
  const articles = await page.search(request.signal, (database) => readLatest(database, page, most))
  const i18n = i18nOf(language)
  const { asked } = siteOf(page, url)
  const query = asked ? `?lang=${asked}` : ''
  const [newest] = articles
  const feed = new Feed({
    title: `${siteName} · ${i18n._(msg`Blog`)}`,
    description: i18n._(blogSubtitle),
    link: origin + blogPath + query,
    language: languageTags[language],
    updated: newest?.publishedAt ?? page.now,
    feed: origin + feedPath + query,
    generator: siteName,
  })
  for (const { href, title, excerpt, content, image, author, category, publishedAt } of articles) {
    const link = origin + href + query
    feed.addItem({
      ...{ title, link, id: link },
      description: excerpt,
      content: asHtml(content, origin + image),
      date: publishedAt,
      category: [{ name: category.label }],
      // RSS's own author is an email address.
      extensions: [{ name: 'dc:creator', objects: { _text: author.name } }],
    })
  }
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}

function asHtml(content: string, image: string) {
  const paragraphs = content.split('\n').filter((line) => line.trim())
  return [
    `<img src="${escaped(image)}" alt="">`,
    ...paragraphs.map((line) => `<p>${escaped(line)}</p>`),
  ].join('\n')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
