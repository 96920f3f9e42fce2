import { createHash } from 'node:crypto'
import { and, inArray, isNull, or } from 'drizzle-orm'
import { users } from '../../accounts/tables.server.ts'
import { hasAccount } from '../../admin/users/find-users.server.ts'
import { readForm, type Written } from '../../create-listing/form/read-form.server.ts'
import { typedOfRow, type WrittenRow } from '../../create-listing/form/write-form.server.ts'
import type { Typed } from '../../create-listing/draft.ts'
import { isOf } from '../../create-listing/facts.ts'
import { typeOf } from '../../create-listing/listing-types.server.ts'
import type { Database } from '../../db/client.server.ts'
import { isUuid } from '../../db/uuid.ts'
import type { AnyArea } from '../../directory/area.ts'
import type { Attribute } from '../../directory/attributes/attribute.ts'
import { attributeField } from '../../create-listing/form/form-field.ts'
import { isLanguage } from '../../i18n/languages.ts'
import { type Column, headerOf, type NamingColumn, namingColumns } from '../table/columns.server.ts'
import { findKnown, type KnownListing, ownerOf, typedOf } from '../table/known-listings.server.ts'
import type { Table, TableRow } from '../table/read-table.server.ts'
import {
  type Counts,
  type Fault,
  type FaultProblem,
  type FileProblem,
  longestKey,
  mostFaults,
  type Verdict,
} from './fault.ts'

/** What is to be saved of a row. `known`: the listing that it changes; null for a new one. */
export type Step = {
  readonly known: KnownListing | null
  readonly written: Written
  readonly ownerId: string | null
  /** Empty: none is given. */
  readonly key: string
}

export type Plan = {
  readonly counts: Counts
  /** The first of them. */
  readonly faults: readonly Fault[]
  readonly steps: readonly Step[]
  /** SHA-256: another where anything else would be done, or to other versions of the listings. */
  readonly digest: string
}

const rowsAtOnce = 200

type Given = {
  readonly area: AnyArea
  readonly columns: readonly Column[]
  readonly table: Table
  /** In a transaction: the listings stay as they are until it ends. */
  readonly isLocked: boolean
}

/** What is wrong with the header of a table, if anything is. */
export function headerProblem({ header }: Table, columns: readonly Column[]): FileProblem | null {
  const expected = headerOf(columns)
  const missing = expected.filter((name) => !header.includes(name))
  const unknown = header.filter((name) => !expected.includes(name))
  const twice = expected.filter((name) => header.indexOf(name) !== header.lastIndexOf(name))
  const isRight = missing.length + unknown.length + twice.length === 0
  return isRight ? null : { problem: 'columns', missing, unknown, twice }
}

/** What a table would do to the listings of its area, row by row. Its header is right. */
export async function planImport(
  database: Database,
  { area, columns, table, isLocked }: Given,
): Promise<Plan> {
  const counts = { new: 0, changed: 0, unchanged: 0, faulty: 0, faults: 0 }
  const faults: Fault[] = []
  const steps: Step[] = []
  const digest = createHash('sha256')
  const seen = new Set<string | number>()
  for (let at = 0; at < table.rows.length; at += rowsAtOnce) {
    const rows = table.rows.slice(at, at + rowsAtOnce).map((row) => readRow(table.header, row))
    const known = await findKnown(database, area, {
      ...{ refs: rows.map(({ naming }) => naming.id), keys: rows.map(({ naming }) => naming.key) },
      isLocked,
    })
    const owners = await findOwners(
      database,
      rows.map(({ naming }) => naming.owner),
    )
    for (const row of rows) {
      const judged = await judge(database, row, { area, columns, known, owners, seen })
      counts[judged.verdict] += 1
      counts.faults += judged.faults.length
      faults.push(...judged.faults.slice(0, mostFaults - faults.length))
      if (judged.step) steps.push(judged.step)
      const version = judged.known && [judged.known.id, judged.known.updatedAt]
      digest.update(JSON.stringify([row.row, judged.verdict, version, judged.step?.ownerId, judged.faults]))
    }
  }
  return { counts, faults, steps, digest: digest.digest('hex') }
}

type ReadRow = {
  readonly row: number
  readonly isWhole: boolean
  readonly naming: Readonly<Record<NamingColumn, string>>
  /** By the name of the column. */
  readonly cells: ReadonlyMap<string, string>
}

function readRow(header: readonly string[], { row, cells }: TableRow): ReadRow {
  const named = new Map(header.map((name, index) => [name, cells[index] ?? '']))
  const naming = Object.fromEntries(namingColumns.map((name) => [name, named.get(name) ?? '']))
  return { row, isWhole: cells.length === header.length, naming: naming as ReadRow['naming'], cells: named }
}

/** Accounts that could own a listing, by address and by id. */
async function findOwners(
  database: Database,
  named: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(named.map((one) => one.toLowerCase()))]
  const rows = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        hasAccount,
        isNull(users.suspendedAt),
        isNull(users.closesAt),
        or(inArray(users.email, asked), inArray(users.id, asked.filter(isUuid))),
      ),
    )
  return new Map(rows.flatMap(({ id, email }) => [id, email ?? id].map((name) => [name, id] as const)))
}

type Judged = {
  readonly verdict: Verdict
  readonly known: KnownListing | null
  readonly faults: readonly Fault[]
  readonly step?: Step
}

type Around = Pick<Given, 'area' | 'columns'> & {
  readonly known: Awaited<ReturnType<typeof findKnown>>
  readonly owners: ReadonlyMap<string, string>
  /** The listings and keys that earlier rows are about. */
  readonly seen: Set<string | number>
}

async function judge(database: Database, row: ReadRow, around: Around): Promise<Judged> {
  const { area, columns } = around
  const { naming } = row
  const faults: Fault[] = []
  const note = (column: string | null, problem: FaultProblem) =>
    faults.push({ row: row.row, column, problem })
  const faulty = (known: KnownListing | null): Judged => ({ verdict: 'faulty', known, faults })

  if (!row.isWhole) {
    note(null, 'cells')
    return faulty(null)
  }
  const known = whichListing(naming, around, note)
  const ownerId = whoseListing(naming, known, around, note)
  if (faults.length > 0) return faulty(known)

  const before = known ? await typedOf(database, area, known) : {}
  const stood = new Map(columns.map((column) => [column.name, column.write(before).trim()]))
  const isAsItStood = ({ name }: Column) => known !== null && row.cells.get(name) === stood.get(name)
  const isSameNaming = known !== null && known.lang === naming.lang && ['', known.key].includes(naming.key)
  const unchanged: Judged = { verdict: 'unchanged', known, faults }
  if (isSameNaming && columns.every(isAsItStood)) return unchanged

  if (!isLanguage(naming.lang)) note('lang', naming.lang ? 'invalid' : 'missing')
  const typed = typeCells(row, { columns, before, isAsItStood, note })
  const read = readForm(area, typed)
  if ('problems' in read)
    for (const { name, field } of columns) {
      const problem = read.problems[field]
      if (problem && !faults.some(({ column }) => column === name)) note(name, problem)
    }
  if (faults.length > 0 || 'problems' in read) return faulty(known)

  const { written } = read
  if (known && isSameNaming) {
    const after = { ...typed, ...typedOfRow(area, { ...nothingWritten, ...written } as WrittenRow) }
    if (columns.every((column) => column.write(after).trim() === stood.get(column.name))) return unchanged
  }
  if (known?.deletedAt) {
    note(naming.id ? 'id' : 'key', 'deleted')
    return faulty(known)
  }
  if (known && around.known.held.has(known.id)) {
    note(null, 'held')
    return faulty(known)
  }
  const attributes = keepAsTheyStood(written.attributes, { area, columns, known, isAsItStood })
  const step: Step = {
    ...{ known, ownerId, key: naming.key },
    written: {
      ...written,
      attributes,
      lang: naming.lang,
      ...(known && keptTranslations(area, known, written)),
    },
  }
  return { verdict: known ? 'changed' : 'new', known, faults, step }
}

type Note = (column: string | null, problem: FaultProblem) => void

/** The listing that a row is about; null: a new one, or that is not clear. */
function whichListing(
  { id, key }: ReadRow['naming'],
  { known, seen }: Around,
  note: Note,
): KnownListing | null {
  const byId = known.byRef.get(id)
  const byKey = known.byKey.get(key)
  if (!id && !key) note('id', 'unnamed')
  if (id && !byId) note('id', 'nowhere')
  if (key.length > longestKey) note('key', 'invalid')
  if (byId && byKey && byId !== byKey) note('key', 'taken')
  const found = byId ?? byKey ?? null
  const names = [...(found ? [found.id] : []), ...(key ? [key] : [])]
  if (names.some((name) => seen.has(name))) note(found === byId ? 'id' : 'key', 'twice')
  for (const name of names) seen.add(name)
  return found
}

/** Whose a row's listing is to be; null: nobody's. An import never changes whose a listing is. */
function whoseListing(
  { owner }: ReadRow['naming'],
  known: KnownListing | null,
  { area, owners }: Around,
  note: Note,
): string | null {
  const name = owner.toLowerCase()
  if (known) {
    if (name !== ownerOf(known) && name !== (known.ownerId ?? '')) note('owner', 'stranger')
    return known.ownerId
  }
  const ownerId = owners.get(name) ?? null
  if (owner && typeOf(area.kind)?.ofTeam) note('owner', 'team')
  else if (owner && !ownerId) note('owner', 'nobody')
  return ownerId
}

type Cells = {
  readonly columns: readonly Column[]
  readonly before: Typed
  readonly isAsItStood: (column: Column) => boolean
  readonly note: Note
}

/** A row as it would be typed: in what was there before, each of its cells. */
function typeCells(row: ReadRow, { columns, before, isAsItStood, note }: Cells): Typed {
  const others = Object.entries(before).filter(([name]) => !columns.some(({ field }) => isOf(field, name)))
  const typed: Typed = Object.assign(
    Object.fromEntries(others),
    ...columns.map(({ name, required, read }) => {
      const cell = row.cells.get(name) ?? ''
      if (!cell && required) note(name, 'missing')
      const fields = cell ? read(cell) : {}
      if (!fields) note(name, 'invalid')
      return fields
    }),
  )
  for (const column of columns) {
    const { under } = column
    const both = columns.filter((one) => one === column || one.field === under?.field)
    if (under && !both.every(isAsItStood) && !under.fits(typed)) note(column.name, 'invalid')
  }
  return typed
}

/** Of what no cell changes nothing is lost that a form could not say, such as a third opening time of a day. */
function keepAsTheyStood(
  attributes: Written['attributes'],
  {
    area,
    columns,
    known,
    isAsItStood,
  }: Pick<Around, 'area' | 'columns'> &
    Pick<Cells, 'isAsItStood'> & {
      known: KnownListing | null
    },
): Written['attributes'] {
  if (!known) return attributes
  const untouched = new Set(columns.filter(isAsItStood).map(({ field }) => field))
  const stood = Object.entries(area.attributes).flatMap(([key, attribute]: [string, Attribute]) => {
    const value = untouched.has(attributeField(key)) ? attribute.decode(known.attributes[key]) : null
    return value === null ? [] : [[key, value]]
  })
  return { ...attributes, ...Object.fromEntries(stood) }
}

/** They say what it said; the team sees to its own. */
function keptTranslations(area: AnyArea, known: KnownListing, { title, description }: Written) {
  const isSameText = known.title === title && known.description === description
  return isSameText || typeOf(area.kind)?.ofTeam ? { translations: known.translations } : {}
}

const nothingWritten = {
  ...{ address: '', lng: null, lat: null, offer: null },
  ...{ priceCents: null, priceMaxCents: null, pricePeriod: null, contact: {}, contactPrivate: false },
}
