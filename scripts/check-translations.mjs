// The catalogues hold the texts of the code and no others, in every language. Extracts in a copy, so that nothing changes here.
import { execSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copy = mkdtempSync(join(tmpdir(), 'proa-translations-'))
try {
  for (const name of ['app', 'lingui.config.ts', 'package.json'])
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  execSync(`${resolve('node_modules/.bin/lingui')} extract --clean`, {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const problems = [...changed(), ...untranslated()]
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
      .filter((entry) => !file.endsWith('en.po') && entry.endsWith('\nmsgstr ""'))
      .map((entry) => `${file} lacks a translation of ${entry.match(/msgid (.*)/)?.[1]}`),
  )
}

function cataloguesIn(folder) {
  const names = readdirSync(join(folder, 'app'), { recursive: true })
  return names.filter((name) => name.endsWith('.po')).map((name) => join('app', name))
}

/** The entries without their comments: where a text stands is no difference. */
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
