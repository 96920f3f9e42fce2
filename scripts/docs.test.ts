import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('{app,server,scripts,bench,tests,vite}/**/*.{ts,tsx,mjs,sql,css}').map((file) =>
  readFileSync(file, 'utf8'),
)
const names = new Set(sources.flatMap((text) => text.match(/\w+/g) ?? []))

test.for(globSync(['*.md', 'docs/**/*.md']))('%s names only files and functions that there are', (file) => {
  const quoted = [...readFileSync(file, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!)
  const paths = quoted.filter((text) => /^(app|server|scripts|bench|tests|docs)\/[\w./-]+$/.test(text))
  const made = 'app/areas/boats' // by the example of a new area
  expect(paths.filter((path) => path !== made && !existsSync(path))).toEqual([])
  const functions = quoted.filter((text) => /^[a-z]+[A-Z]\w*$/.test(text))
  expect(functions.filter((name) => !names.has(name))).toEqual([])
})
