import type { Reference } from '../../../directory/reference.ts'
import type { Entry } from '../entry.ts'

/** An entry on the page of favorites. */
export type FavoriteCard = {
  readonly entry: Entry
  /** Null if the listing is no longer visible. */
  readonly reference: Reference | null
  /** Its price when it was saved, if it is lower now. */
  readonly wasCents: number | null
}

export const pageSize = 24

/** The entries that a tab shows on a page, the newest first. */
export function pageOf(
  entries: readonly Entry[],
  { tab, page: wanted }: { tab: string | null; page: number },
) {
  const inTab = entries
    .filter(({ type }) => !tab || tab === 'all' || type === tab)
    .toSorted((a, b) => b.dateAdded.localeCompare(a.dateAdded))
  const pages = Math.max(1, Math.ceil(inTab.length / pageSize))
  const page = Math.min(wanted, pages)
  return { shown: inTab.slice((page - 1) * pageSize, page * pageSize), total: inTab.length, page, pages }
}

/** An entry as an address has it: `vehicle/1763600000/1`. */
export const wordOf = ({ type, id, dateAdded }: Entry) =>
  `${type}/${Math.floor(new Date(dateAdded).getTime() / 1000) || 0}/${id}`

/** Parses such an entry; null if it is not valid. */
export function entryOf(word: string): Entry | null {
  const [, type, seconds, id] = /^([a-z-]{1,40})\/(\d{1,11})\/([^\0]{1,200})$/.exec(word) ?? []
  if (!type || !id) return null
  return { type, id, dateAdded: new Date(Number(seconds) * 1000).toISOString() }
}
