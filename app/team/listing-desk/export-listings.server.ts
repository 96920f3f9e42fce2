import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { csvBegin, csvLine } from '../../ground/files/csv.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { DeskQuery } from './desk-query.ts'
import { typedOfFacts } from '../../market/create-listing/form/write-form.server.ts'
import { findIds, type Place } from './find-ids.server.ts'
import { type Column, columnsOf, headerOf } from './table/columns.server.ts'
import { factsOf, listingsWithIds, ownerOf } from './table/known-listings.server.ts'

const atOnce = 100 // a page of long texts is read within the time limit of a query also while the machine is busy

type ExportContext = Pick<RequestContext, 'database' | 'now' | 'samples' | 'search'>

/**
 * A table of the chosen listings of an area, page by page as it is read; it breaks off with an error if a page takes
 * too long.
 * @param signal aborts when the reader has left
 */
export function exportListings(
  context: ExportContext,
  area: AnyArea,
  { query, signal }: { query: DeskQuery; signal: AbortSignal },
): ReadableStream<Uint8Array> {
  const lines = linesOf(context, area, { query, signal })
  const encoder = new TextEncoder()
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(stream) {
      const next = await lines.next()
      if (next.done) stream.close()
      else stream.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await lines.return()
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

async function* linesOf(
  context: ExportContext,
  area: AnyArea,
  { query, signal }: { query: DeskQuery; signal: AbortSignal },
): AsyncGenerator<string, void> {
  const columns = await columnsOf(context, area, i18nOf('en'))
  yield csvBegin + csvLine(headerOf(columns))
  let behind: Place | undefined
  do {
    const pageQuery = { ...query, ...(behind && { behind }), most: atOnce }
    const [lines, last] = await context.search(signal, async (database) => {
      const places = (await findIds(database, context, pageQuery)) ?? []
      const lines = await linesWith(database, { area, columns, places })
      return [lines, places[atOnce - 1]] as const
    })
    if (lines) yield lines
    behind = last
  } while (behind)
}

async function linesWith(
  database: Database,
  { area, columns, places }: { area: AnyArea; columns: readonly Column[]; places: readonly Place[] },
): Promise<string> {
  const found = await listingsWithIds(
    database,
    area,
    places.map(({ id }) => Number(id)),
  )
  const byId = new Map(found.map((one) => [String(one.id), one]))
  const lines: string[] = []
  for (const one of places.flatMap(({ id }) => byId.get(id) ?? [])) {
    const typed = typedOfFacts(area, await factsOf(database, area, one))
    const naming = [one.ref, one.key ?? '', ownerOf(one), one.facts.lang]
    lines.push(csvLine([...naming, ...columns.map((column) => column.write(typed))]))
  }
  return lines.join('')
}
