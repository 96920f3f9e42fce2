import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('each pattern of a file of several modules matches a module', () => {
  const patterns = [...readFileSync('vite/chunks.ts', 'utf8').matchAll(/'(app\/[^']+)'/g)].map(
    ([, one]) => one!,
  )
  expect(patterns.length).toBeGreaterThan(20)
  expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})
