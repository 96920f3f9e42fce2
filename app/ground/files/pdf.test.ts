import { expect, test } from 'vitest'
import { pdfOf } from '../../../tests/test-pdf.ts'
import { pdfProblem } from './pdf.server.ts'

const problemOf = (text: string) => pdfProblem(Buffer.from(text, 'latin1'))

test('a PDF is one by its header and its end', () => {
  expect(pdfProblem(pdfOf())).toBeNull()
  expect(problemOf('')).toBe('type')
  expect(problemOf('PK\x03\x04 a letter')).toBe('type')
  // A page for browsers that calls itself a PDF as well.
  expect(problemOf(`<script>alert(1)</script>${pdfOf().toString('latin1')}`)).toBe('type')
  expect(problemOf('%PDF-1.7\nnothing else')).toBe('broken')
  expect(pdfProblem(pdfOf().subarray(0, 300))).toBe('broken')
  expect(problemOf('%PDF-1.7\nstartxref\n9999\n%%EOF\n')).toBe('broken')
})

test('a PDF may keep its table of objects in a stream, and other bytes of the same buffer do not count', () => {
  const table = '7 0 obj\n<< /Type /XRef /Root 1 0 R >>\nstream\n....\nendstream\n'
  const whole = (dictionary: string) => `%PDF-1.5\n${dictionary}startxref\n9\n%%EOF`
  expect(problemOf(whole(table))).toBeNull()
  expect(problemOf(whole(table.replace('/Root', '/Encrypt 5 0 R /Root')))).toBe('encrypted')
  const shared = Buffer.concat([Buffer.from('junk'), pdfOf()])
  expect(pdfProblem(new Uint8Array(shared.buffer, shared.byteOffset + 4, shared.length - 4))).toBeNull()
})

test('an encrypted PDF is known by its trailer, however its name is written', () => {
  expect(pdfProblem(pdfOf({ trailer: '/Encrypt 5 0 R' }))).toBe('encrypted')
  expect(pdfProblem(pdfOf({ trailer: '/Encr#79pt 5 0 R' }))).toBe('encrypted')
  expect(pdfProblem(pdfOf({ text: '/Encrypt' }))).toBeNull()
})

test('a PDF that begins with its first page has two ends, and the last one counts, be it encrypted or not', () => {
  const linearized = (trailer: string) => {
    const first = `%PDF-1.7\nxref\n0 1\ntrailer << /Root 3 0 R /Prev 120 ${trailer} >>\nstartxref\n0\n%%EOF\n`
    return `${first}xref\n0 2\ntrailer << /Size 2 >>\nstartxref\n9\n%%EOF\n`
  }
  expect(problemOf(linearized(''))).toBeNull()
  expect(problemOf(linearized('/Encrypt 4 0 R'))).toBe('encrypted')
})
