import { changesOf } from '../../../ground/audit/revisions.server.ts'
import type { Changes } from '../../../ground/audit/tables.server.ts'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import { isOf } from '../../../market/create-listing/facts.ts'
import { readListingForm } from '../../../market/create-listing/form/read-listing-form.server.ts'
import { typedOfFacts } from '../../../market/create-listing/form/write-form.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { claimProofOf } from '../../../directory/claimable-kinds.ts'
import type { ListingFacts, SavedListing } from '../../../directory/listing-facts.server.ts'
import { differences, translationsOf } from '../../../market/listing-edits/merge.server.ts'
import { photosOfListing } from '../../../market/photos/copy-photos.server.ts'
import { isLanguage } from '../../../ground/i18n/languages.ts'
import type { Column } from '../table/columns.server.ts'
import { factsOf, type KnownListing, ownerOf } from '../table/known-listings.server.ts'
import type { Fault, FaultProblem, Verdict } from './fault.ts'
import type { ReadRow } from './read-row.server.ts'
import { isOfMerged, type NamingContext, type Note, whichListing, whoseListing } from './row-naming.server.ts'

/** What to save for a row. `known`: the listing to change; null for a new one. */
export type Step = {
  readonly known: (KnownListing & SavedListing) | null
  readonly facts: ListingFacts
  readonly ownerId: string | null
  /** Empty: none is given, or the listing has it. */
  readonly key: string
  /** The changes in the form of the audit log. */
  readonly changes: Changes
}

type Judgement = {
  readonly verdict: Verdict
  readonly known: KnownListing | null
  readonly faults: readonly Fault[]
  readonly step?: Step
}

type ImportContext = NamingContext & { readonly columns: readonly Column[] }

/** Decides the outcome of a row. */
export async function judgeRow(
  database: Database,
  given: ReadRow,
  around: ImportContext,
): Promise<Judgement> {
  const { area, columns } = around
  const faults: Fault[] = []
  const note = (column: string | null, problem: FaultProblem) =>
    faults.push({ row: given.row, column, problem })
  const faulty = (known: KnownListing | null): Judgement => ({ verdict: 'faulty', known, faults })

  if (!given.isWhole) {
    note(null, 'cells')
    return faulty(null)
  }
  if (isOfMerged(given.naming, around)) return { verdict: 'unchanged', known: null, faults }
  const known = whichListing(given.naming, around, note)
  const naming = namingOf(given, known, around)
  const ownerId = whoseListing(naming, known, around, note)
  if (faults.length > 0) return faulty(known)

  const row = known?.priceIsFrom ? withoutPrice(given) : given
  const was = known && (await factsOf(database, area, known))
  const before = was ? typedOfFacts(area, was) : {}
  const stood = new Map(columns.map((column) => [column.name, column.write(before).trim()]))
  const isAsItStood = ({ name }: Column) =>
    known !== null && [undefined, stood.get(name)].includes(row.cells.get(name))
  const isSameNaming = known !== null && known.facts.lang === naming.lang && !naming.key
  const unchanged: Judgement = { verdict: 'unchanged', known, faults }
  if (isSameNaming && columns.every(isAsItStood)) return unchanged

  const { lang } = naming
  if (!isLanguage(lang)) note('lang', lang ? 'invalid' : 'missing')
  const typed = typeCells(row, { columns, before, stood, isAsItStood, note })
  // As in the form of a place that can be claimed, which asks only to take it back.
  const wasPrivate = was?.contactPrivate ?? false
  if (claimProofOf(area.kind) && !wasPrivate && typedIn(typed, 'contactPrivate') === 'on')
    note('contactPrivate', 'public')
  const read = readListingForm(area, typed, { lang, photos: [] }, was)
  if ('problems' in read)
    for (const { name, field } of columns) {
      const problem = read.problems[field]
      if (problem && !faults.some(({ column }) => column === name)) note(name, problem)
    }
  if (faults.length > 0 || 'problems' in read) return faulty(known)

  const translations = was ? translationsOf(area, read.facts, was) : {}
  const facts = { ...read.facts, translations }
  if (was && isSameNaming && differences(area, was, facts).size === 0) return unchanged
  if (known?.deletedAt) {
    note(naming.id ? 'id' : 'key', 'deleted')
    return faulty(known)
  }
  const after = typedOfFacts(area, facts)
  const photos = known ? await photosOfListing(database, known.id) : []
  const step: Step = {
    known: known && was && { ...known, area, facts: { ...was, photos } },
    ownerId,
    key: naming.key,
    changes: changesOfRow(naming, known, { before, after, columns }),
    facts: { ...facts, photos },
  }
  return { verdict: known ? 'changed' : 'new', known, faults, step }
}

/**
 * A listing keeps its owner and its language if the file has no columns for them. A key by which it is known already is
 * not given again.
 */
const namingOf = (
  { naming, cells }: ReadRow,
  known: KnownListing | null,
  { known: { byKey } }: NamingContext,
): ReadRow['naming'] => ({
  ...naming,
  ...(known && byKey.get(naming.key) === known && { key: '' }),
  ...(known && !cells.has('owner') && { owner: ownerOf(known) }),
  ...(known && !cells.has('lang') && { lang: known.facts.lang }),
})

/** Where the price is that of the cheapest booking, only that changes it: the row counts as if it said nothing of it. */
const withoutPrice = (row: ReadRow): ReadRow => ({
  ...row,
  cells: new Map([...row.cells].filter(([name]) => name !== 'price' && name !== 'priceMax')),
})

type Cells = {
  readonly columns: readonly Column[]
  readonly before: FormTexts
  /** The cells that would say what the listing is now, by column: of a column that the file leaves out. */
  readonly stood: ReadonlyMap<string, string>
  readonly isAsItStood: (column: Column) => boolean
  readonly note: Note
}

/** A row as form values: the listing's current values, replaced by the row's cells. */
function typeCells(row: ReadRow, { columns, before, stood, isAsItStood, note }: Cells): FormTexts {
  const others = Object.entries(before).filter(([name]) => !columns.some(({ field }) => isOf(field, name)))
  const typed: FormTexts = Object.assign(
    Object.fromEntries(others),
    ...columns.map(({ name, required, read }) => {
      const cell = row.cells.get(name) ?? stood.get(name) ?? ''
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

/** Names and contact data: the permanent audit log stores that they changed, but not the values. */
const isWithheld = (name: string) =>
  (name.startsWith('contact') && name !== 'contactPrivate') || ['address', 'lat', 'lng'].includes(name)

/**
 * Facts that follow from others, such as the period of a price that has only one, are not fields of the form and do not
 * count as changed.
 */
function changesOfRow(
  { lang, key }: ReadRow['naming'],
  known: KnownListing | null,
  { before, after, columns }: { before: FormTexts; after: FormTexts; columns: readonly Column[] },
): Changes {
  const isNamed = (name: string) =>
    name === 'lang' || name === 'key' || columns.some(({ field }) => isOf(field, name))
  const changes = changesOf(
    known && { ...before, lang: known.facts.lang, ...(known.key && { key: known.key }) },
    {
      ...after,
      lang,
      ...((key || known?.key) && { key: key || known!.key! }),
    },
  )
  const hidden = (said: string | null) => said && '…'
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([name]) => isNamed(name))
      .map(([name, [was, is]]) => [name, isWithheld(name) ? [hidden(was), hidden(is)] : [was, is]]),
  )
}
