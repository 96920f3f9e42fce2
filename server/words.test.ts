import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntryContext } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { pageWords } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'proa-words-'))
afterAll(() => rmSync(folder, { recursive: true }))

const manifest = {
  'app/list.tsx': { file: 'assets/list.mjs', imports: ['_shell.js'], dynamicImports: ['app/map.tsx'] },
  'app/map.tsx': {
    file: 'assets/map.mjs',
    dynamicImports: ['app/map/locales/en.js', 'app/map/locales/ko.po'],
  },
  '_shell.js': { file: 'assets/shell.mjs', dynamicImports: ['app/locales/en.js', 'app/locales/ko.po'] },
}
mkdirSync(join(folder, '.vite'))
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
const none = { en: {}, ko: {}, ja: {}, zh: {} }
const catalogues: Parameters<typeof pageWords>[1] = new Map()
  .set('app', { ...none, en: { save: ['Save'] }, ko: { save: ['</script>저장'] } })
  .set('app/map', { ...none, ko: { map: ['지도'] } })

const entry = {
  manifest: { routes: { list: { module: '/assets/list.mjs' } } },
  staticHandlerContext: { matches: [{ route: { id: 'list' } }] },
} as unknown as EntryContext

test('a page gets the words of all that it imports at first, in its language, and of nothing later', () => {
  const words = pageWords(folder, catalogues)
  expect(JSON.parse(words(entry, 'en'))).toEqual({ save: ['Save'] })
  expect(JSON.parse(words(entry, 'ko'))).toEqual({ save: ['</script>저장'] })
})

test('no word can end the script element', () => {
  const words = pageWords(folder, catalogues)
  expect(words(entry, 'ko')).not.toContain('<')
})
