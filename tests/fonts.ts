import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright-core'

const families = { ko: 'Noto Sans KR', ja: 'Noto Sans JP', zh: 'Noto Sans SC' }
type Face = { family: string; url: string; range: string }

/** Gives pages Korean, Japanese and Chinese glyphs out of npm, where the system has none: as it would, by family. */
export async function provideFonts(context: BrowserContext) {
  if (missing.length === 0) return
  await context.route('**/test-fonts/*', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1)!
    const folder = folderOf(file.slice('noto-sans-'.length, 'noto-sans-kr'.length))
    return route.fulfill({ path: join(folder, 'files', file) })
  })
  await context.addInitScript((faces) => {
    for (const { family, url, range } of faces)
      document.fonts.add(new FontFace(family, `url(${url})`, { weight: '100 900', unicodeRange: range }))
  }, facesOf(missing))
}

const folderOf = (script: string) =>
  fileURLToPath(new URL(`../node_modules/@fontsource-variable/noto-sans-${script}`, import.meta.url))

const missing = (Object.keys(families) as (keyof typeof families)[]).filter(
  (language) => !spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }).stdout?.trim(),
)

const facesOf = (languages: readonly (keyof typeof families)[]): Face[] =>
  languages.flatMap((language) => {
    const family = families[language]
    const css = readFileSync(join(folderOf(family.slice(-2).toLowerCase()), 'index.css'), 'utf8')
    return [...css.matchAll(/url\(\.\/files\/([^)]+)\)[^}]*unicode-range: ([^;]+);/g)].map(
      ([, file, range]) => ({ family, url: `/test-fonts/${file}`, range: range! }),
    )
  })
