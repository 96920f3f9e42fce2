import { createHash } from 'node:crypto'
import type { Database } from '../../../ground/db/client.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { type Column, headerOf, type NamingColumn } from '../table/columns.server.ts'
import { findKnown } from '../table/known-listings.server.ts'
import type { Table } from '../table/read-table.server.ts'
import { type Counts, type Fault, type FileProblem, mostFaults } from './fault.ts'
import { judgeRow, type Step } from './judge-row.server.ts'
import { readRow } from './read-row.server.ts'
import { findOwners } from './row-naming.server.ts'

export type Plan = {
  readonly counts: Counts
  /** The first of them. */
  readonly faults: readonly Fault[]
  readonly steps: readonly Step[]
  /** SHA-256: another where anything else would be done, or to other versions of the listings. */
  readonly digest: string
}

const rowsAtOnce = 200

export type ImportInput = {
  readonly area: AnyArea
  readonly columns: readonly Column[]
  readonly table: Table
  /** In a transaction: the listings stay as they are until it ends. */
  readonly isLocked: boolean
  readonly demo: boolean
}

/** What is wrong with the header of a table, if anything is. It has to name the listings; other columns may be left out. */
export function headerProblem({ header }: Table, columns: readonly Column[]): FileProblem | null {
  const expected = headerOf(columns)
  const missing = header.includes('id') || header.includes('key') ? [] : ['id', 'key']
  const unknown = header.filter((name) => !expected.includes(name))
  const twice = expected.filter((name) => header.indexOf(name) !== header.lastIndexOf(name))
  const isRight = missing.length + unknown.length + twice.length === 0
  return isRight ? null : { problem: 'columns', missing, unknown, twice }
}

function cellsOf({ header, rows }: Table, column: NamingColumn): ReadonlySet<string> {
  const at = header.indexOf(column)
  return new Set(rows.map(({ cells }) => cells[at] ?? ''))
}

/** What a table would do to the listings of its area, row by row. Its header is right. */
export async function planImport(
  database: Database,
  { area, columns, table, isLocked, demo }: ImportInput,
): Promise<Plan> {
  const counts = { new: 0, changed: 0, unchanged: 0, faulty: 0, faults: 0 }
  const faults: Fault[] = []
  const steps: Step[] = []
  const digest = createHash('sha256')
  const seen = new Set<string | number>()
  const named = { ids: cellsOf(table, 'id'), keys: cellsOf(table, 'key') }
  for (let at = 0; at < table.rows.length; at += rowsAtOnce) {
    const rows = table.rows.slice(at, at + rowsAtOnce).map((row) => readRow(table.header, row))
    const known = await findKnown(database, area, {
      refs: rows.map(({ naming }) => naming.id),
      keys: rows.map(({ naming }) => naming.key),
      isLocked,
    })
    const owners = await findOwners(database, { named: rows.map(({ naming }) => naming.owner), demo })
    for (const row of rows) {
      const judged = await judgeRow(database, row, { area, columns, known, owners, named, seen })
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
