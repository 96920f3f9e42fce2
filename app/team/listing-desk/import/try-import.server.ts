import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { scanProblem } from '../../../ground/files/scan.ts'
import { columnsOf } from '../table/columns.server.ts'
import { readTable } from '../table/read-table.server.ts'
import { listingImport } from '../tables.server.ts'
import type { FileProblem } from './fault.ts'
import { headerProblem, type ImportInput, type Plan, planImport } from './plan-import.server.ts'

/** Under which the private store keeps the file of an import until it is carried out. */
export const fileOf = (id: string) => `imports/${id}.csv`

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** What a file would do to the listings of an area. @param isLocked in a transaction that then does it */
export async function planFile(
  database: Database,
  { bytes, ...input }: Pick<ImportInput, 'area' | 'isLocked' | 'demo'> & { bytes: Uint8Array },
): Promise<Plan | FileProblem> {
  const table = await readTable(bytes)
  if ('problem' in table) return table
  const columns = await columnsOf({ database }, input.area, i18nOf('en'))
  return headerProblem(table, columns) ?? (await planImport(database, { ...input, columns, table }))
}

/** The stored part of a plan. */
export const toldOf = ({ digest, counts, faults }: Plan) => ({ plan: digest, counts, faults })

/**
 * Finds out what a file would do, and keeps both, so that just that can be carried out. Nothing else changes.
 * First the row: what it has in the store is deleted in time, even if this process ends between the two.
 */
export async function tryImport(
  { database, files, scanner, demo }: Pick<RequestContext, 'database' | 'files' | 'scanner' | 'demo'>,
  area: AnyArea,
  file: File | 'none' | 'large',
): Promise<{ id: string } | FileProblem> {
  if (typeof file === 'string') return { problem: file }
  const bytes = await file.bytes()
  const refused = await scanProblem(scanner, bytes)
  if (refused) return { problem: refused }
  const plan = await planFile(database, { area, bytes, isLocked: false, demo })
  if ('problem' in plan) return plan
  const [tried] = await database
    .insert(listingImport)
    .values({ kind: area.kind, fileName: file.name.slice(0, 200), hash: hashOf(bytes), ...toldOf(plan) })
    .returning({ id: listingImport.id })
  const { id } = tried!
  await files.put(fileOf(id), bytes, 'text/csv')
  return { id }
}

/** The file of an import as it was tried; null where the store does not have it, or has another. */
export async function readFile(
  { files }: Pick<RequestContext, 'files'>,
  { id, hash }: { id: string; hash: string },
): Promise<Uint8Array | null> {
  const file = await files.get(fileOf(id))
  const bytes = file && (await buffer(file.body))
  return bytes && hashOf(bytes) === hash ? bytes : null
}
