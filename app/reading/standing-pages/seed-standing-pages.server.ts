import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { type Language, languages } from '../../ground/i18n/languages.ts'
import { type StandingSlug, standingSlugs } from './slugs.ts'
import { standingPage, type StandingTexts } from './tables.server.ts'

const files = import.meta.glob<string>('./texts/*.md', { query: '?raw', import: 'default', eager: true })

/**
 * The date of each page's last change: update it with every change of what a text says. New accounts store that of the
 * terms as what they agreed to.
 */
const changedOn: Record<StandingSlug, string> = {
  about: '2026-11-20',
  careers: '2026-11-20',
  press: '2026-11-20',
  privacy: '2026-11-28',
  terms: '2026-11-20',
  cookies: '2026-11-28',
}

/** Brings the texts of this version, except where staff wrote their own. */
export async function seedStandingPages(database: Database): Promise<void> {
  const pages = standingSlugs.map((slug, position) => ({
    slug,
    position,
    changedOn: changedOn[slug],
    ...textsOf(slug, 'en'),
    translations: Object.fromEntries(
      languages
        .filter((language) => language !== 'en')
        .map((language) => [language, textsOf(slug, language)]),
    ),
  }))
  await database
    .insert(standingPage)
    .values(pages)
    .onConflictDoUpdate({
      target: standingPage.slug,
      set: {
        position: sql`excluded.position`,
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        body: sql`excluded.body`,
        translations: sql`excluded.translations`,
        changedOn: sql`excluded.changed_on`,
      },
      setWhere: sql`not ${standingPage.edited}`,
    })
}

/** A file has the title after `# `, then the description, then the body. */
function textsOf(slug: StandingSlug, language: Language): StandingTexts {
  const file = files[`./texts/${slug}.${language}.md`]
  if (!file) throw new Error(`app/reading/standing-pages/texts/${slug}.${language}.md is missing.`)
  const [title = '', description = '', ...body] = file.trim().split(/\n{2,}/)
  return { title: title.replace(/^# /, ''), description, body: body.join('\n\n') }
}
