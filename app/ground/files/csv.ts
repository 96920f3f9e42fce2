/** A table as spreadsheets read it. What they would take for a formula stays text. */
export const csvOf = (rows: readonly CsvRow[]): string => csvBegin + rows.map(csvLine).join('')

type CsvRow = readonly (string | number)[]

/** Tells Excel that what follows is UTF-8. */
export const csvBegin = '\uFEFF'

export const csvLine = (row: CsvRow): string => `${row.map(cell).join(',')}\r\n`

const formula = `'*[=+\\-@\\t\\r]`
const isFormula = new RegExp(`^${formula}`)
const isMarked = new RegExp(`^'(?=${formula})`)

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = isFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text that came in a table, without what kept it from being a formula there. */
export const textOfCell = (text: string): string => text.replace(isMarked, '')
