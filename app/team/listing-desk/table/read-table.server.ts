import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { cleanText } from '../../../ground/forms/clean-text.ts'
import { textOfCell } from '../../../ground/files/csv.ts'
import { type FileProblem, mostRows } from '../import/fault.ts'

/** Without what surrounds a text, and with line breaks of one kind. */
export type TableRow = {
  /** As a spreadsheet numbers it: the header is 1. */
  readonly row: number
  readonly cells: readonly string[]
}

export type Table = { readonly header: readonly string[]; readonly rows: readonly TableRow[] }

const longestRow = 100_000 // bytes
const pieceSize = 2 ** 16 // bytes

/** A file of comma-separated values in UTF-8, as `csvOf` writes it and spreadsheets save it. Empty rows are left out. */
export async function readTable(bytes: Uint8Array): Promise<Table | FileProblem> {
  if (!isUtf8(bytes)) return { problem: 'encoding' }
  if (isSemicolonSeparated(bytes)) return { problem: 'semicolons' }
  const rows: TableRow[] = []
  let row = 0
  const parser = Readable.from(piecesOf(bytes)).pipe(
    parse({ bom: true, relax_column_count: true, max_record_size: longestRow, record_delimiter: lineBreaks }),
  )
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1
      const cells = record.map(clean)
      if (cells.every((cell) => cell === '')) continue
      if (rows.length > mostRows) return { problem: 'many' }
      rows.push({ row, cells })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { problem: error.code === 'CSV_MAX_RECORD_SIZE' ? 'long' : 'quotes', row: row + 1 }
  }
  const [header, ...others] = rows
  return header && others.length > 0 ? { header: header.cells, rows: others } : { problem: 'empty' }
}

/** As spreadsheets write it where a comma separates the decimals. */
const isSemicolonSeparated = (bytes: Uint8Array) =>
  /^[^\r\n,]*;[^\r\n,]*(?:[\r\n]|$)/.test(Buffer.from(bytes.subarray(0, longestRow)).toString())

const lineBreaks = ['\r\n', '\n', '\r']

/** In pieces, so that others have their turn between them. */
async function* piecesOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += pieceSize) {
    yield Buffer.from(bytes.subarray(at, at + pieceSize))
    await new Promise(setImmediate)
  }
}

const clean = (cell: string) => cleanText(textOfCell(cell))
