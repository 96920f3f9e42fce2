import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { wordsOf } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'proa-words-'))
afterAll(() => rmSync(folder, { recursive: true }))

const manifest = {
  'app/list.tsx': { file: 'assets/list.mjs', imports: ['_shell.js'], dynamicImports: ['app/map.tsx'] },
  'app/map.tsx': { file: 'assets/map.mjs', dynamicImports: ['app/map/locales/ko.po'] },
  '_shell.js': { file: 'assets/shell.mjs', dynamicImports: ['app/locales/en.js', 'app/locales/ko.po'] },
  'app/locales/en.js': { file: 'assets/en.mjs' },
  'app/locales/ko.po': { file: 'assets/ko.mjs' },
  'app/map/locales/ko.po': { file: 'assets/ko-map.mjs' },
}
mkdirSync(join(folder, '.vite'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
const catalogues = { en: { save: ['Save'] }, ko: { save: ['</script>저장'] }, 'ko-map': { map: ['지도'] } }
for (const [name, messages] of Object.entries(catalogues))
  writeFileSync(join(folder, `assets/${name}.mjs`), `export const messages = ${JSON.stringify(messages)}`)

const entry = {
  manifest: { routes: { list: { module: '/assets/list.mjs' } } },
  staticHandlerContext: { matches: [{ route: { id: 'list' } }] },
} as unknown as EntryContext

test('a page gets the words of all that it imports at first, in its language, and of nothing later', async () => {
  const words = await wordsOf(folder)
  expect(JSON.parse(words(entry, 'en'))).toEqual({ save: ['Save'] })
  expect(JSON.parse(words(entry, 'ko'))).toEqual({ save: ['</script>저장'] })
})

test('no word can end the script element', async () => {
  const words = await wordsOf(folder)
  expect(words(entry, 'ko')).not.toContain('<')
})
