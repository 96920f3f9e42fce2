// Adds an area to the directory: its folder, a line in the registry and two in routes.ts. docs/adding-an-area.md goes on.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { files } from './new-area-files.mjs'

const [folder = '', kind = ''] = process.argv.slice(2)
const target = `app/areas/${folder}`

const problem =
  (!/^[a-z][a-z-]*$/.test(folder) || !/^[a-z][a-z-]*$/.test(kind)) &&
  'Say the folder and the kind in small letters: npm run new-area -- boats boat'
const doubled = !problem && existsSync(target) && `${target} is there already.`
if (problem || doubled) {
  console.error(problem || doubled)
  process.exit(1)
}

const name = folder.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())

mkdirSync(`${target}/locales`, { recursive: true })
for (const [file, text] of Object.entries(files({ folder, kind, name })))
  writeFileSync(`${target}/${file}`, text)
for (const language of ['ko', 'ja', 'zh']) {
  const head = `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n`
  writeFileSync(`${target}/locales/${language}.po`, head)
}

edit('app/registry/areas.ts', (text) =>
  text
    .replace(
      /(import \{ \w+ \} from '\.\.\/areas\/[\w-]+\/area\.server\.ts'\n)(?!import \{ \w+ \} from '\.\.\/areas)/,
      `$1import { ${name}Area } from '../areas/${folder}/area.server.ts'\n`,
    )
    .replace(/(completeAreas: readonly CompleteArea\[\] = \[[^\]]*)\]/, `$1  ${name}Area,\n]`),
)
edit('app/routes.ts', (text) =>
  text.replace(
    / *route\(':area\/:ref\/contact'/,
    (next) =>
      `    route('${folder}', 'areas/${folder}/list.tsx'),\n    route('${folder}/:ref', 'areas/${folder}/detail.tsx'),\n${next}`,
  ),
)
spawnSync('node_modules/.bin/lingui', ['extract'], { stdio: 'ignore' })
console.log(
  `${target} is there, at /${folder}. Next: its attributes in area.ts, its words in locales, then npm run check.`,
)

function edit(path, change) {
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before)
    throw new Error(`${path} has no place for an area any more; mend scripts/new-area.mjs.`)
  writeFileSync(path, after)
}
