import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/test-database.ts'
import { knownAreas } from '../../../directory/known-areas.ts'
import { csvOf, textOfCell } from '../../../ground/files/csv.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { mostRows } from '../import/fault.ts'
import { columnsOf, headerOf } from './columns.server.ts'
import { hoursCell, readHoursCell } from './hours-cell.server.ts'
import { readTable } from './read-table.server.ts'

const { db: database } = await testDatabase()
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readTable(bytesOf(text))

describe('what a spreadsheet would take for a formula', () => {
  const texts = ['=1+1', '+1 (670) 234', '-1', '@a', '\tx', "'=1", "''@", "'quoted'", 'plain', '']

  test('is no formula in a table, and comes back as it was', () => {
    const cells = texts.map((text) =>
      csvOf([[text]])
        .replace(/^\uFEFF/, '')
        .replace(/\r\n$/, ''),
    )
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    expect(cells.map(textOfCell)).toEqual(texts)
  })

  test('stays a text where another person wrote it', () => {
    expect(textOfCell('=HYPERLINK("x")')).toBe('=HYPERLINK("x")')
  })
})

describe('a table', () => {
  test('is read with the numbers that a spreadsheet gives its rows', async () => {
    const text = csvOf([['a', 'b'], ['1', 'two\r\nlines'], [], ['', ''], [' x ', '="y"']])
    expect(await read(text)).toEqual({
      header: ['a', 'b'],
      rows: [
        { row: 2, cells: ['1', 'two\nlines'] },
        { row: 5, cells: ['x', '="y"'] },
      ],
    })
  })

  test.each([
    ['nothing', '', { problem: 'empty' }],
    ['a mark alone', '\uFEFF', { problem: 'empty' }],
    ['a header alone', 'a,b\r\n\r\n,,\r\n', { problem: 'empty' }],
    ['an open quotation mark', 'a,b\n1,"2\n3,4\n', { problem: 'quotes', row: 2 }],
    ['a quotation mark within a cell', 'a,b\n1,2\n3,4"5\n', { problem: 'quotes', row: 3 }],
    ['a cell of a megabyte', `a,b\n1,${'x'.repeat(2 ** 20)}\n`, { problem: 'long', row: 2 }],
    ['a row too many', `a\n${'1\n'.repeat(mostRows + 1)}`, { problem: 'many' }],
  ])('with %s is refused', async (_, text, problem) => {
    expect(await read(text)).toEqual(problem)
  })

  test('of as many rows as there may be is read', async () => {
    expect(await read(`a\n${'1\n'.repeat(mostRows)}`)).toMatchObject({ header: ['a'] })
  })

  test.each([
    ['Windows-1252', Uint8Array.from([0x61, 0x0a, 0xf1, 0x0a])],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0x00, 0x0a, 0x00])],
  ])('in %s is refused', async (_, bytes) => {
    expect(await readTable(bytes)).toEqual({ problem: 'encoding' })
  })
})

test.each(knownAreas())(
  'the columns of $kind are all different, and say what can stand in them',
  async (area) => {
    const columns = await columnsOf({ database }, area, i18nOf('ko'))
    const header = headerOf(columns)
    expect(new Set(header).size).toBe(header.length)
    expect(columns.filter(({ expected }) => !expected)).toEqual([])
  },
)

describe('opening hours in a cell', () => {
  const text = [
    'Mon 08:00-12:00 13:00-17:00',
    'Sat 22:00-02:00',
    '2026-12-24 08:00-12:00',
    '2026-12-25 closed',
    'holidays closed',
  ].join('\n')

  test('are written as they are read', () => {
    const typed = readHoursCell(text, 'a.hours')!
    expect(typed).toMatchObject({ 'a.hours.0.from2': ['13:00'], 'a.hours.holidays': ['closed'] })
    expect(hoursCell(typed, 'a.hours')).toBe(text)
  })

  test.each(['Monday 8-12', 'Mon', 'Mon closed', 'Mon 08:00', 'Mon 25:00-26:00', 'holidays 08:00-09:00'])(
    'are none: %s',
    (wrong) => {
      expect(readHoursCell(wrong, 'a.hours')).toBeNull()
    },
  )

  test('hours with a day twice, or with three opening times, are not valid', () => {
    expect(readHoursCell('Mon 08:00-09:00\nMon 10:00-11:00', 'a.hours')).toBeNull()
    expect(readHoursCell('Mon 01:00-02:00 03:00-04:00 05:00-06:00', 'a.hours')).toBeNull()
  })
})
