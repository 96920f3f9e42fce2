import type { Page } from '../context.ts'
import type { AnyArea } from '../directory/area.ts'
import { csvBegin, csvLine } from '../files/csv.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import type { AskedListings } from './desk-address.ts'
import { findIds } from './find-ids.server.ts'
import { columnsOf, headerOf } from './table/columns.server.ts'
import { listingsWithIds, ownerOf, typedOf } from './table/known-listings.server.ts'

const atOnce = 500

/** A table of the listings of an area that are asked for, page by page as it is read. */
export function exportListings(
  page: Pick<Page, 'database' | 'now' | 'samples'>,
  area: AnyArea,
  asked: AskedListings,
): ReadableStream<Uint8Array> {
  const lines = linesOf(page, area, asked)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(stream) {
      const next = await lines.next()
      if (next.done) stream.close()
      else stream.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await lines.return()
    },
  })
}

async function* linesOf(
  page: Pick<Page, 'database' | 'now' | 'samples'>,
  area: AnyArea,
  asked: AskedListings,
): AsyncGenerator<string, void> {
  const { database } = page
  const columns = await columnsOf(page, area, i18nOf('en'))
  yield csvBegin + csvLine(headerOf(columns))
  for (let after: string | undefined = ''; after !== undefined;) {
    const ids: string[] = (await findIds(database, page, { ...asked, after, most: atOnce })) ?? []
    const found = await listingsWithIds(database, area, ids.map(Number))
    const byId = new Map(found.map((one) => [String(one.id), one]))
    const listings = ids.flatMap((id) => byId.get(String(id)) ?? [])
    const lines: string[] = []
    for (const one of listings) {
      const typed = await typedOf(database, area, one)
      const naming = [one.ref, one.key ?? '', ownerOf(one), one.lang]
      lines.push(csvLine([...naming, ...columns.map((column) => column.write(typed))]))
    }
    if (lines.length > 0) yield lines.join('')
    after = ids.length === atOnce ? ids.at(-1) : undefined
  }
}
