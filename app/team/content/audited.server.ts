import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import { revisionsAudited } from '../../ground/audit/revisions-audited.ts'
import type { AuditedField, AuditedRoom, AuditedSubject } from '../../ground/audit/audited.ts'
import { asCheck } from '../../ground/audit/show.ts'
import { asOptions, factIn } from '../listing-desk/audited-facts.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Fact } from '../../market/create-listing/facts.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { type Language, languageTags } from '../../ground/i18n/languages.ts'
import { languageNames } from '../../people/preferences/languages.ts'
import { itemPath } from './content-address.ts'
import type { FormField, ItemValues } from './field.ts'
import { findAudited } from './find-audited.server.ts'
import { formFieldsOf } from './form-fields.server.ts'
import { titleOf } from './item-title.ts'
import type { ContentKind } from './kind.ts'
import { contentKinds } from './kinds.server.ts'

/** What staff write on the site. Its ids are like `faq/currency`. */
export const contentAudited: AuditedRoom = {
  actions: revisionsAudited.actions,
  subjects: {
    content: {
      label: (i18n) => i18n._(msg`Content`),
      async find(context, ids) {
        const found = await Promise.all(
          [...Map.groupBy(ids.map(namedIn), ({ kind }) => kind)].map(([name, items]) => {
            const kind = contentKinds().find((one) => one.name === name)
            return kind
              ? findOfKind(
                  context,
                  kind,
                  items.map(({ ref }) => ref),
                )
              : []
          }),
        )
        return new Map(found.flat())
      },
    },
  },
  findNamed: findAudited,
}

function namedIn(id: string) {
  const at = id.indexOf('/')
  return { kind: id.slice(0, at), ref: id.slice(at + 1) }
}

type ItemRow = { ref: string; title: string; lang: Language | null }

async function findOfKind(
  context: RequestContext,
  kind: ContentKind,
  refs: readonly string[],
): Promise<[string, AuditedSubject][]> {
  const { from, where = sql`true`, ref, title, lang = sql`null` } = kind.rows
  const i18n = i18nOf(context.language)
  const [{ rows }, fields, facts] = await Promise.all([
    context.database.execute<ItemRow>(sql`
      select ${ref} as ref, ${title} as title, ${lang} as lang from ${from}
      where ${where} and ${ref} = any(${sql.param([...refs])}::text[])`),
    formFieldsOf(context, kind),
    kind.elsewhere?.factsOf(context) ?? [],
  ])
  const there = new Set(rows.map((row) => row.ref))
  const gone = await findGone(
    context,
    { kind, fields },
    refs.filter((one) => !there.has(one)),
  )
  const fieldOf = (field: string) => fieldIn({ fields, facts }, field, i18n)
  return refs.map((one) => {
    const row = rows.find((found) => found.ref === one)
    const id = `${kind.name}/${one}`
    if (!row) return [id, { ...gone(one), isGone: true, fieldOf }]
    const tag = row.lang && row.lang !== context.language ? languageTags[row.lang] : null
    return [id, { title: row.title, lang: tag, href: itemPath(kind.name, one), fieldOf }]
  })
}

/** The last title of each deleted item; its key if no title was kept. */
async function findGone(
  { database, language }: RequestContext,
  { kind, fields }: { kind: ContentKind; fields: readonly FormField[] },
  refs: readonly string[],
): Promise<(ref: string) => Pick<AuditedSubject, 'title' | 'lang'>> {
  const { rows } = await database.execute<{ ref: string; written: ItemValues }>(sql`
    select distinct on (ref) ref, coalesce(after, before) as written from content_revision
    where kind = ${kind.name} and part = 'item' and ref = any(${sql.param([...refs])}::text[])
    order by ref, id desc`)
  const last = new Map(rows.map(({ ref, written }) => [ref, titleOf(fields, written)]))
  return (ref) => {
    const title = last.get(ref)
    if (!title) return { title: `${i18nOf(language)._(kind.title)}: ${ref}` }
    return { title: title.text, lang: title.lang === languageTags[language] ? null : title.lang }
  }
}

/** As the form of the kind calls it, or that of owners, for listings that the team keeps. */
function fieldIn(
  { fields, facts }: { fields: readonly FormField[]; facts: readonly Fact[] },
  name: string,
  i18n: I18n,
): AuditedField | undefined {
  const field = fields.find((one) => one.name === name)
  if (field) {
    const label = field.language ? `${field.label}, ${languageNames[field.language]}` : field.label
    return { label, ...showing(field.control) }
  }
  return factIn(facts, name, i18n)
}

function showing(control: FormField['control']): Pick<AuditedField, 'show' | 'empty'> {
  if (control.type === 'check') return asCheck
  if (control.type === 'choice') return asOptions(control.options)
  return control.type === 'some' ? asOptions(control.options, ' ') : {}
}
