import { msg } from '@lingui/core/macro'
import { type SQL, sql } from 'drizzle-orm'
import { labelOf } from '../../../directory/attributes/attribute.ts'
import { islandOptions } from '../../../directory/islands.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { emergencyDocument } from '../../../reading/emergency/answer.server.tsx'
import { contactKinds } from '../../../reading/emergency/contact-kinds.ts'
import { findEntries } from '../../../reading/emergency/find-entries.server.ts'
import { emergencyAddress } from '../../../reading/emergency/head.tsx'
import type { Choice, ItemValues } from '../field.ts'
import type { ContentContext, ContentKind, ItemField } from '../kind.ts'
import { closeUp, lastPlace, place, position } from './position.server.ts'

const name: ItemField = {
  label: msg`Name, as on the sign`,
  required: true,
  control: { type: 'line', max: 120 },
}

/** Visitors see both. */
const checked = {
  checked_on: {
    label: msg`Checked on`,
    hint: msg`The day someone checked this. Visitors will see it.`,
    control: { type: 'day' },
  },
  source: {
    label: msg`Source`,
    hint: msg`Such as their own website. Visitors will see it.`,
    control: { type: 'line', max: 200 },
  },
} satisfies Record<string, ItemField>

const islandChoices = ({ language }: ContentContext): Choice[] =>
  islandOptions.map(({ value, label }) => ({ value, label: labelOf(label, i18nOf(language)) }))

/** The contacts of the emergency page, below 911. */
export const emergencyContacts: ContentKind = {
  name: 'emergency-contacts',
  title: msg`Emergency numbers`,
  about: msg`Who to call, on the emergency page.`,
  add: msg`Add a number`,
  fields: {
    name,
    kind: {
      label: msg`What they are for`,
      required: true,
      control: ({ language }) => ({
        type: 'choice',
        options: Object.entries(contactKinds).map(([value, label]) => ({
          value,
          label: i18nOf(language)._(label),
        })),
      }),
    },
    island: {
      label: msg`Island`,
      control: (context) => ({
        type: 'choice',
        options: islandChoices(context),
        none: i18nOf(context.language)._(msg`All islands`),
      }),
    },
    phone: { label: msg`Phone`, control: { type: 'line', max: 40, input: 'tel' } },
    website: { label: msg`Website`, control: { type: 'line', max: 300, input: 'url' } },
    ...checked,
    position,
  },
  check({ phone, checked_on, source }) {
    if (!phone || phone === '911') return {}
    const problem = msg`Visitors rely on this. Any number other than 911 needs its source and the day it was checked.`
    return { ...(!checked_on && { checked_on: problem }), ...(!source && { source: problem }) }
  },
  ...entriesOf('emergency_contact', ['name', 'kind', 'island', 'phone', 'website', 'checked_on', 'source']),
}

/** Where people sheltered in earlier storms. */
export const emergencyShelters: ContentKind = {
  name: 'shelters',
  title: msg`Shelters`,
  about: msg`Places where people have sheltered before, on the emergency page.`,
  add: msg`Add a shelter`,
  fields: {
    name,
    island: {
      label: msg`Island`,
      required: true,
      control: (context) => ({ type: 'choice', options: islandChoices(context) }),
    },
    ...checked,
    position,
  },
  ...entriesOf('shelter', ['name', 'island', 'checked_on', 'source']),
}

/** A table of the emergency page: its columns are fields, null if empty; a row's key is its id. */
function entriesOf(
  table: string,
  names: readonly string[],
): Pick<ContentKind, 'rows' | 'read' | 'write' | 'remove' | 'address' | 'document'> {
  const from = sql.identifier(table)
  const key = sql`${from}.id::text`
  const ordered = { from: sql`${from}`, key }
  const listed = (columns: readonly SQL[]) => sql.join([...columns], sql`, `)
  const columns = listed(names.map((name) => sql`${sql.identifier(name)}`))
  const excluded = listed(names.map((name) => sql`excluded.${sql.identifier(name)}`))
  return {
    rows: {
      from: ordered.from,
      ref: key,
      order: [sql`position`, sql`id`],
      title: sql`name`,
      lang: sql`'en'`,
      checkedOn: sql`checked_on`,
    },
    async read(database, ref) {
      const { rows } = await database.execute<Record<string, string | null>>(
        sql`select ${columns}, position::text from ${from} where ${key} = ${ref}`,
      )
      return rows[0] ? written(rows[0]) : null
    },
    async write(tx, _, ref, written) {
      const values = sql`jsonb_populate_record(null::${from}, ${JSON.stringify(written)}::jsonb)`
      const id = ref === null ? null : { column: sql`id, `, value: sql`${ref}::bigint, ` }
      const { rows } = await tx.execute<{ ref: string }>(sql`
        insert into ${from} (${id?.column ?? sql``}${columns}, position) overriding system value
        select ${id?.value ?? sql``}${columns}, ${await lastPlace(tx, ordered)} from ${values}
        on conflict (id) do update set (${columns}) = row(${excluded})
        returning ${key} as ref`)
      const saved = rows[0]!.ref
      await place(tx, ordered, saved, written.position)
      return saved
    },
    async remove(tx, ref) {
      await tx.execute(sql`delete from ${from} where ${key} = ${ref}`)
      await closeUp(tx, ordered)
    },
    address: () => emergencyAddress,
    document: async (tx, context, url, note) =>
      emergencyDocument(context, url, { entries: await findEntries(tx), note }),
  }
}

const written = (row: Readonly<Record<string, string | null>>): ItemValues =>
  Object.fromEntries(Object.entries(row).flatMap(([name, value]) => (value ? [[name, value]] : [])))
