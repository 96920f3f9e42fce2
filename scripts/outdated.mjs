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
await Promise.all(Array.from({ length: 6 }, ask))
const newer = rows.filter(([, version, newest]) => newest && newest !== version)
for (const [name, version, newest] of newer.toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${name.padEnd(34)} ${version.padEnd(15)} ${newest.padEnd(15)} ${held.get(name) ?? ''}`)
for (const [name] of rows.filter(([, , newest]) => !newest))
  console.log(`${name.padEnd(34)} not in the registry`)
if (newer.length === 0) console.log('Nothing is newer.')

/** Of all versions that the registry has: its tag `latest` may be older. */
async function newestOf(name, version) {
  const { stdout } = await promisify(execFile)('npm', ['view', name, 'versions', '--json']).catch(() => ({
    stdout: '[]',
  }))
  const stable = [JSON.parse(stdout)].flat().filter((one) => version.includes('-') || !one.includes('-'))
  return stable.toSorted(inOrder).at(-1)
}

function inOrder(one, other) {
  const [a, b] = [one, other].map((version) => version.match(/\d+/g).map(Number))
  const at = a.findIndex((number, index) => number !== b[index])
  return at < 0 ? 0 : a[at] - (b[at] ?? 0)
}
