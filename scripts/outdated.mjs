import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const held = new Map(
  readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, names = '', , reason]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, reason]),
    ),
)
const entries = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
const rows = []
const ask = async () => {
  for (let next = entries.shift(); next; next = entries.shift()) rows.push([...next, await newestOf(...next)])
}
try {
  await Promise.all(Array.from({ length: 6 }, ask))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const newer = rows.filter(([, version, newest]) => newest && newest !== version)
for (const [name, version, newest] of newer.toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${name.padEnd(34)} ${version.padEnd(15)} ${newest.padEnd(15)} ${held.get(name) ?? ''}`)
for (const [name] of rows.filter(([, , newest]) => !newest))
  console.log(`${name.padEnd(34)} not in the registry`)
if (newer.length === 0) console.log('Nothing is newer.')

/** Of all versions that the registry has: its tag `latest` may be older. */
async function newestOf(name, version) {
  const versions = await versionsOf(name)
  return versions
    .filter((one) => version.includes('-') || !one.includes('-'))
    .toSorted(inOrder)
    .at(-1)
}

/** None of a package that the registry does not have. */
async function versionsOf(name) {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', name, 'versions', '--json'])
    return [JSON.parse(stdout)].flat()
  } catch (error) {
    const said = `${error.message}\n${error.stdout ?? ''}`
    if (/\bE404\b/.test(said)) return []
    throw new Error(`What is newer than our ${name} is unknown. ${said.trim()}`, { cause: error })
  }
}

/** A pre-release comes before its release. */
function inOrder(one, other) {
  const [[a, earlyA = ''], [b, earlyB = '']] = [one, other].map((version) => version.split(/-(.*)/))
  return byNumbers(a, b) || Number(earlyA === '') - Number(earlyB === '') || byNumbers(earlyA, earlyB)
}

function byNumbers(one, other) {
  return one.localeCompare(other, 'en', { numeric: true })
}
