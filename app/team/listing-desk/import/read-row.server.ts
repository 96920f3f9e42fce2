import { type NamingColumn, namingColumns } from '../table/columns.server.ts'
import type { TableRow } from '../table/read-table.server.ts'

/** A row with its cells by the names of their columns. */
export type ReadRow = {
  readonly row: number
  readonly isWhole: boolean
  readonly naming: Readonly<Record<NamingColumn, string>>
  readonly cells: ReadonlyMap<string, string>
}

export function readRow(header: readonly string[], { row, cells }: TableRow): ReadRow {
  const named = new Map(header.map((name, index) => [name, cells[index] ?? '']))
  const naming = Object.fromEntries(namingColumns.map((name) => [name, named.get(name) ?? '']))
  return { row, isWhole: cells.length === header.length, naming: naming as ReadRow['naming'], cells: named }
}
