import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import {
  type AuditedField,
  type AuditedFields,
  type AuditedKind,
  type AuditedRoom,
  partsOf,
} from '../../ground/audit/audited.ts'
import { asNumber, inWords } from '../../ground/audit/show.ts'
import { knownAreas } from '../../directory/known-areas.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { isLanguage, type Language, languageTags } from '../../ground/i18n/languages.ts'
import { languageNames } from '../../people/preferences/languages.ts'
import { findFacts } from '../../market/create-listing/facts.server.ts'
import { listingName } from '../../directory/area-names.server.ts'
import { factIn } from './audited-facts.server.ts'
import { deskQuery, listingsPath, triedPath } from './desk-query.ts'
import { titleBegins } from './find-ids.server.ts'
import { listingAt } from './listing-at.ts'
import { stateLabels } from './state-labels.ts'

const nameOf: NonNullable<AuditedField['show']> = (kind, i18n) => [{ text: listingName(kind, i18n) }]

const narrowed: Readonly<Record<'state' | 'owner' | 'q', AuditedField>> = {
  state: { label: msg`State`, show: inWords(stateLabels) },
  owner: {
    label: msg`Owner`,
    kind: 'user',
    show: (_, i18n) => [{ text: i18n._(msg`An email address`) }],
  },
  q: { label: msg`Searched for` },
}

/** The listings of an area, in any state. */
const listingsOf = (kind: string): AuditedKind => ({
  label: (i18n) => listingName(kind, i18n),
  async find(context, refs) {
    const { database, language } = context
    const i18n = i18nOf(language)
    const facts = await findFacts(context, kind)
    const fieldOf = (name: string) => factIn(facts, name, i18n)
    const { rows } = await database.execute<{
      ref: string
      title: string
      lang: Language
      isGone: boolean
    }>(sql`
      select ref, title, lang, deleted_at is not null as "isGone" from listing
      where kind = ${kind} and ref = any(${sql.param([...refs])})`)
    return new Map(
      rows.map(({ ref, title, lang, isGone }) => [
        ref,
        {
          title,
          isGone,
          fieldOf,
          lang: lang === language ? null : languageTags[lang],
          href: deskQuery.address(listingsPath, { kind, q: ref }),
        },
      ]),
    )
  },
})

const others: Readonly<Record<string, AuditedKind>> = {
  directory: {
    label: (i18n) => i18n._(msg`Directory`),
    async find({ language }, kinds) {
      const i18n = i18nOf(language)
      return new Map(
        kinds.map((kind) => [
          kind,
          { title: listingName(kind, i18n), href: deskQuery.address(listingsPath, { kind }) },
        ]),
      )
    },
  },
  import: {
    label: (i18n) => i18n._(msg({ message: 'Import', context: 'listings' })),
    async find({ database }, ids) {
      const { rows } = await database.execute<{ id: string; title: string }>(sql`
        select id, file_name as title from listing_import where id = any(${sql.param(ids.filter(isUuid))}::uuid[])`)
      return new Map(rows.map(({ id, title }) => [id, { title, href: triedPath(id) }]))
    },
  },
}

export const listingsAudited = {
  actions: {
    'listing-export': { label: msg`Listings exported`, fields: narrowed },
    'listing-import': {
      label: msg`Listings imported`,
      fields: {
        directory: { label: msg`Directory`, show: nameOf },
        new: { label: msg`New`, show: asNumber },
        changed: { label: msg`Changed`, show: asNumber },
      },
    },
    'listing-merged': {
      label: msg`Listings merged`,
      fields: {
        merged: { label: msg`Merged listing` },
        mergedId: { label: msg`Its id` },
        owner: { label: msg`Owner`, kind: 'user' } as AuditedField,
      },
    },
    // What it is about knows the rest of its fields.
    'listing-imported': {
      label: msg`Listing imported`,
      fields: {
        import: { label: msg({ message: 'Import', context: 'listings' }), kind: 'import' },
        lang: {
          label: msg`Language`,
          show: (value) => [{ text: isLanguage(value) ? languageNames[value] : value }],
        },
        key: { label: msg`Key in the table` },
      } as AuditedFields,
    },
  },
  get subjects(): Readonly<Record<string, AuditedKind>> {
    return { ...Object.fromEntries(knownAreas().map(({ kind }) => [kind, listingsOf(kind)])), ...others }
  },
  async findNamed({ database }, text) {
    const at = listingAt(text)
    if (at) return [at]
    const id = partsOf(text).find(isUuid)
    if (id) return [{ kind: 'import', ref: id }]
    const begins = titleBegins(text)
    const { rows } = await database.execute<RecordKey>(sql`
      select kind, ref from (
        (select kind, ref from listing where live and ${begins} limit ${mostMet})
        union all (select kind, ref from listing where not live and ${begins} limit ${mostMet})
      ) met
      where exists (select from audit where subject_kind = kind and subject_id = ref) limit ${mostNamed}`)
    return [...rows, ...(await findImports(database, text))]
  },
} satisfies AuditedRoom

/** By a part of what their files are called. */
async function findImports(database: Database, text: string): Promise<RecordKey[]> {
  const { rows } = await database.execute<RecordKey>(sql`
    select 'import' as kind, id::text as ref from listing_import
    where position(lower(${text}) in lower(file_name)) > 0
      and exists (select from audit where subject_kind = 'import' and subject_id = listing_import.id::text)
    limit ${mostNamed}`)
  return rows
}

/** So many listings are looked through for those that something was decided about. */
const mostMet = 10_000
const mostNamed = 200
