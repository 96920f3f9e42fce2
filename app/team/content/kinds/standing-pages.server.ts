import { msg } from '@lingui/core/macro'
import { eq, sql } from 'drizzle-orm'
import { localDate } from '../../../ground/i18n/local-time.ts'
import { parseMarkdown } from '../../../reading/markdown/parse-markdown.server.ts'
import { findStandingPage } from '../../../reading/standing-pages/find-standing-pages.server.ts'
import { standingPage } from '../../../reading/standing-pages/tables.server.ts'
import type { ContentKind } from '../kind.ts'
import { languagesOf, textsOf, writtenIn, writtenTexts } from './written-texts.server.ts'

const texts = ['title', 'description', 'body'] as const
const { slug: key } = standingPage
const siteName = '{site}'

export const standingPages: ContentKind = {
  name: 'pages',
  title: msg`Standing pages`,
  about: msg`Pages about the site: about, careers, press, privacy, terms and cookies.`,
  fields: {
    lang: writtenIn,
    title: {
      label: msg`Title`,
      required: true,
      translated: true,
      control: { type: 'line', max: 120 },
    },
    description: {
      label: msg`What it is about`,
      hint: msg`One or two sentences, shown below the title and by search engines.`,
      required: true,
      translated: true,
      control: { type: 'text', max: 400 },
    },
    body: {
      label: msg`Text`,
      hint: msg`An empty line begins a paragraph. At the beginning of a line ## makes a heading and - a point of a list; **so** is strong, [so](/contact) a link. ${siteName} is the name of this site.`,
      required: true,
      translated: true,
      control: { type: 'text', max: 30_000 },
    },
  },
  rows: {
    from: sql`standing_page`,
    order: [sql`position`, sql`slug`],
    ref: sql`slug`,
    title: sql`title`,
    lang: sql`lang`,
    languages: languagesOf(sql`standing_page`),
  },
  async read(database, slug) {
    const [row] = await database.select().from(standingPage).where(eq(key, slug))
    return row ? writtenTexts(texts, row) : null
  },
  async write(tx, { now }, ref, written) {
    const slug = ref ?? ''
    await tx
      .update(standingPage)
      .set({ ...textsOf(texts, written), changedOn: localDate(now), edited: true })
      .where(eq(key, slug))
    return slug
  },
  address: (slug) => `/${slug}`,
  async preview(tx, context, slug) {
    const found = await findStandingPage(tx, context, slug)
    const { title, description, body, changedOn, lang } = found!
    return { as: 'standing', text: { title, description, changedOn, blocks: parseMarkdown(body), lang } }
  },
}
