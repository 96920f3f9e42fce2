// The catalogues hold the texts of the code and no others, in every language. Extracts in a copy, so that nothing
// changes here.
import { execSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** By language what its texts must not have: the words of docs/words.md, and in Japanese a narrow mark. */
const forbiddenWords = {
  en: wordsNotOf('en'),
  ko: wordsNotOf('ko'),
  ja: wordsNotOf('ja'),
  zh: wordsNotOf('zh'),
}
const narrowMark = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}」）][?!:(]/u

const copy = mkdtempSync(join(tmpdir(), 'proa-translations-'))
try {
  for (const name of ['app', 'lingui.config.ts', 'package.json'])
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  execSync(`${resolve('node_modules/.bin/lingui')} extract --workers 1 --clean`, {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const problems = [...changed(), ...untranslated(), ...contradictory(), ...forbidden()]
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true })
}

function changed() {
  const files = new Set([...cataloguesIn('.'), ...cataloguesIn(copy)])
  return [...files]
    .filter((file) => textsOf(file).join() !== textsOf(join(copy, file)).join())
    .map((file) => `${file} does not have the texts of the code: run npx lingui extract --clean`)
}

function untranslated() {
  return cataloguesIn(copy).flatMap((file) =>
    textsOf(join(copy, file))
      .filter((entry) => entry.endsWith('\nmsgstr ""'))
      .map((entry) => `${file} lacks a translation of ${entry.match(/msgid (.*)/)?.[1]}`),
  )
}

/** The server knows all catalogues at once, a browser those of its page: both must read the same. */
function contradictory() {
  const known = new Map()
  return cataloguesIn(copy).flatMap((file) =>
    textsOf(join(copy, file)).flatMap((entry) => {
      const [text, translation = ''] = entry.split('\nmsgstr ')
      if (translation === '""') return [] // `untranslated` names it
      const key = `${file.slice(-5)} ${text}`
      const first = known.get(key) ?? known.set(key, { file, translation }).get(key)
      return first.translation === translation
        ? []
        : [`${file} translates otherwise than ${first.file}: ${text}`]
    }),
  )
}

function forbidden() {
  return [...forbiddenInCatalogues(), ...forbiddenElsewhere()]
}

function forbiddenInCatalogues() {
  return cataloguesIn('.').flatMap((file) =>
    textsOf(file).flatMap((entry) => {
      const [text, translation = ''] = entry.split('\nmsgstr ')
      const language = file.slice(-5, -3)
      const english = forbiddenWords.en.exec(text)?.[0]
      const word = forbiddenIn(language, translation)
      return [
        ...(english && language === 'ko' ? [`${file} has '${english}' in the English text: ${text}`] : []),
        ...(word ? [`${file} has '${word}' in the translation of: ${text}`] : []),
      ]
    }),
  )
}

/** Of the texts that no catalogue has: the pages about the site itself, and what is said where no page can be made. */
function forbiddenElsewhere() {
  const folder = 'app/reading/standing-pages/texts'
  const pages = readdirSync(folder).map((name) => {
    const file = join(folder, name)
    return { file, language: name.split('.')[1], text: readFileSync(file, 'utf8') }
  })
  const modules = [
    'server/old-page.ts',
    'app/ground/offline/old-copy.ts',
    'app/ground/offline/offline-page.ts',
  ]
  const notices = modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(en|ko|ja|zh): (\{\n[^}]*\}|.*)/gm)].map(
      ([, language, text]) => ({ file, language, text }),
    ),
  )
  return [...pages, ...notices].flatMap(({ file, language, text }) => {
    const word = forbiddenIn(language, text)
    return word ? [`${file} has '${word}'`] : []
  })
}

function forbiddenIn(language, text) {
  const word = forbiddenWords[language].exec(text) ?? (language === 'ja' ? narrowMark.exec(text) : null)
  return word?.[0]
}

/** The words that the second table of docs/words.md rules out in a language. */
function wordsNotOf(language) {
  const rows = readFileSync('docs/words.md', 'utf8').matchAll(/^\| (\w\w) +\| (.+?) +\|/gm)
  const words = [...rows].flatMap(([, of, list]) => (of === language ? list.split(', ') : []))
  return language === 'en' ? new RegExp(`\\b(${words.join('|')})\\b`, 'i') : new RegExp(words.join('|'))
}

function cataloguesIn(folder) {
  const names = readdirSync(join(folder, 'app'), { recursive: true })
  return names.filter((name) => name.endsWith('.po')).map((name) => join('app', name))
}

/** The entries without comments: the place of a text in the code makes no difference. */
function textsOf(file) {
  try {
    const entries = readFileSync(file, 'utf8')
      .trim()
      .split(/\n{2,}/)
      .slice(1)
    return entries.map((entry) => entry.replace(/^#.*\n/gm, '')).toSorted()
  } catch {
    return []
  }
}
