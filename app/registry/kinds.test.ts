import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas } from './areas.ts'

const files = globSync('{app,server}/**/*.{ts,tsx}').filter(
  (file) => !/^app\/areas\/|\.test\.tsx?$/.test(file),
)
const kinds = areas.map(({ kind }) => kind).join('|')
const named = new RegExp(
  `\\b(kind|type|about)\\b *([!=]==|=|<>|:|in \\() *'(${kinds})'|(areaOf|termMessage)\\('|\\btaxonomy *= *'(${kinds})'|^ *'?(${kinds})'?: (\\d|\\[|\\()`,
  'm',
)
const listed = new RegExp(`\\[\\s*'(${kinds})',\\s*'(${kinds})'`)
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(texts.get(file)!))

test('code outside app/areas asks nothing of one kind alone', () => {
  expect(files.length).toBeGreaterThan(500)
  // What differs belongs into the area: `area.server.ts`, or a file that the room types and the registry registers.
  expect(filesWith(named)).toEqual([])
})

test('only the registry lists some kinds', () => {
  expect(filesWith(listed)).toEqual(['app/registry/area-parts.server.ts'])
})
