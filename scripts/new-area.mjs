// Adds an area to the directory: its folder, two lines in the registry and two in routes.ts.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { files } from './new-area-files.mjs'

const [folder = '', kind = ''] = process.argv.slice(2)
const target = `app/areas/${folder}`

const problem = findProblem()
if (problem) {
  console.error(problem)
  process.exit(1)
}

const name = identifier(folder)
const one = identifier(kind)
const changed = {
  'app/registry/areas.ts': (text) =>
    text
      .replace(
        /(import \{ \w+ \} from '\.\.\/areas\/[\w-]+\/area\.server\.ts'\n)(?!import \{ \w+ \} from '\.\.\/areas)/,
        `$1import { ${one}Area } from '../areas/${folder}/area.server.ts'\n`,
      )
      .replace(/(completeAreas: readonly CompleteArea\[\] = \[[^\]]*)\]/, `$1  ${one}Area,\n]`),
  'app/routes.ts': (text) =>
    text.replace(
      / *route\(':area\/:ref\/contact'/,
      (next) =>
        `    route('${folder}', 'areas/${folder}/list.tsx'),\n    route('${folder}/:ref', 'areas/${folder}/detail.tsx'),\n${next}`,
    ),
}
const edits = Object.entries(changed).map(([path, change]) => [path, edited(path, change)])

mkdirSync(`${target}/locales`, { recursive: true })
for (const [file, text] of Object.entries(files({ folder, kind, name, one })))
  writeFileSync(`${target}/${file}`, text)
for (const language of ['ko', 'ja', 'zh']) {
  const head = `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n`
  writeFileSync(`${target}/locales/${language}.po`, head)
}
for (const [path, text] of edits) writeFileSync(path, text)
spawnSync('node_modules/.bin/oxfmt', [target], { stdio: 'ignore' })
// In a test it would look for its sources, which its package lacks.
const env = { ...process.env, NODE_ENV: 'development' }
if (spawnSync('node_modules/.bin/lingui', ['extract', target], { stdio: 'ignore', env }).status !== 0)
  throw new Error('The texts could not be extracted: run npx lingui extract to see why.')
for (const language of ['ko', 'ja', 'zh']) translateKnown(language)
console.log(
  `${target} is there, at /${folder}. docs/adding-an-area.md goes on: attributes, names and texts, then npm run check.`,
)

/** Fills in the texts that another catalogue has, such as "Category": one text has one translation. */
function translateKnown(language) {
  const own = `${target}/locales/${language}.po`
  const known = new Map(
    globSync(`app/**/locales/${language}.po`).flatMap((file) =>
      file === own ? [] : entriesIn(file).map((entry) => entry.replace(/^#.*\n/gm, '').split('\nmsgstr ')),
    ),
  )
  const translated = entriesIn(own).map((entry) => {
    const [text] = entry.replace(/^#.*\n/gm, '').split('\nmsgstr ')
    return entry.replace(/\nmsgstr ""$/, (empty) => (known.has(text) ? `\nmsgstr ${known.get(text)}` : empty))
  })
  writeFileSync(own, `${translated.join('\n\n')}\n`)
}

function entriesIn(file) {
  return readFileSync(file, 'utf8')
    .trim()
    .split(/\n{2,}/)
}

function identifier(slug) {
  return slug.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}

function findProblem() {
  const words = /^[a-z]+(-[a-z]+)*$/
  if (!words.test(folder) || !words.test(kind))
    return 'Give the folder and the kind in small letters: npm run new-area -- dive-sites dive-site'
  if (existsSync(target)) return `${target} already exists.`
  const sources = globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts'], {
    exclude: (path) => /\.test\.tsx?$/.test(path),
  }).map((path) => readFileSync(path, 'utf8'))
  const isKind = new RegExp(`\\bkind(?::| ===) (?:'[\\w-]+' \\| )*'${kind}'`)
  // What can be reported beside listings: `review: {`.
  const isSubject = new RegExp(`^ {4}'?${kind}'?: \\{`, 'm')
  const subjects = readFileSync('app/team/moderation/subjects.server.ts', 'utf8')
  if (isSubject.test(subjects) || sources.some((text) => isKind.test(text)))
    return `The kind ${kind} is taken.`
  const isPath = new RegExp(`['"\`]/${folder}['"\`/]|route\\(\\s*'${folder}['/]|\\bapi: '${folder}'`)
  const slugs = readFileSync('app/reading/standing-pages/slugs.ts', 'utf8')
  const isTaken = slugs.includes(`'${folder}'`) || sources.some((text) => isPath.test(text))
  return isTaken || existsSync(`public/${folder}`) ? `The path /${folder} is taken.` : undefined
}

function edited(path, change) {
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before)
    throw new Error(`${path} no longer has a place for an area; fix scripts/new-area.mjs.`)
  return after
}
