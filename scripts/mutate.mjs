// Changes rules of money, time and permission one at a time, in a copy of the sources, and runs the tests of their room:
// a change that no test notices stands for a rule that no test holds. Another sample each day; SEED repeats a day's.
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { node } from './install.mjs'

/** Files and folders with such rules; each is tested by its own test, by those beside it and below, or by those named. */
const ruled = [
  'app/people/credit',
  'app/people/ledger',
  { path: 'app/people/fees', tests: ['app/deals/orders/fees'] },
  'app/people/accounts',
  'app/people/verification',
  'app/people/tickets',
  'app/people/users',
  'app/directory/lifetime.ts',
  'app/directory/may-act.server.ts',
  'app/directory/listing-state.ts',
  'app/directory/page-lifetime.server.ts',
  'app/market/listings',
  {
    path: 'app/market/listing-edits',
    tests: ['app/market/create-listing', 'app/market/own-listings', 'app/team/moderation'],
  },
  { path: 'app/market/approval', tests: ['app/team/moderation', 'app/market/reviews/write'] },
  'app/market/claims',
  'app/market/colleagues',
  'app/market/sales',
  'app/people/favorites',
  'app/market/photos',
  'app/market/messages',
  'app/team/advertising',
  'app/team/moderation',
  {
    path: 'app/team/money-desk',
    tests: ['app/team/money-desk', 'app/deals/orders/disputes', 'app/deals/orders/paypal'],
  },
  'app/deals/bookings',
  { path: 'app/deals/payments', tests: ['app/deals/payments', 'app/deals/orders'] },
  'app/deals/orders',
  'app/deals/applications',
  'app/ground/db',
]
const most = Number(process.argv[2] ?? 60)

/** What a line is changed to. Prices, days and rights are decided by these. */
const mutators = [
  [/ <= /, ' < '],
  [/ >= /, ' > '],
  [/ < (?=[\w$(])/, ' <= '],
  [/ > (?=[\w$(])/, ' >= '],
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/\bis null\b/, 'is not null'],
  [/\bis not null\b/, 'is null'],
  [/\band not\b/, 'and'],
  [/\binterval '(\d+) (\w+)'/, (_, count, unit) => `interval '${Number(count) * 10} ${unit}'`],
  [/(?<=[=(,+*] ?)(\d[\d_]*)(?=[,;)\s*]|$)/, (count) => String(Number(count.replaceAll('_', '')) + 1)],
]

const copy = mkdtempSync(join(tmpdir(), 'proa-mutate-'))
try {
  for (const name of readdirSync('.').filter(
    (name) => !/^(node_modules|build|releases|data|\.git|\.ci)$/.test(name),
  ))
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const survivors = []
  const mutants = sample(ruled.flatMap(filesOf).flatMap(mutantsOf))
  // Tests that fail anyway would notice every change.
  for (const tests of new Map(mutants.map(({ tests }) => [String(tests), tests])).values())
    if (!(await passes(tests))) throw new Error(`Without a change ${tests.join(', ')} fails or has no test.`)
  for (const [at, mutant] of mutants.entries()) {
    const isKilled = await isNoticed(mutant)
    if (!isKilled) survivors.push(mutant)
    console.log(`${at + 1}/${mutants.length} ${isKilled ? 'killed  ' : 'SURVIVED'} ${nameOf(mutant)}`)
  }
  console.log(`\n${mutants.length - survivors.length} of ${mutants.length} were noticed. These were not:`)
  for (const mutant of survivors) console.log(nameOf(mutant))
} finally {
  rmSync(copy, { recursive: true })
}

function filesOf(entry) {
  const { path, tests = testsOf(path) } = typeof entry === 'string' ? { path: entry } : entry
  if (path.endsWith('.ts')) return [{ file: path, tests }]
  return readdirSync(path, { recursive: true })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !/samples?\b|tables/.test(name))
    .map((name) => ({ file: join(path, name), tests }))
}

function testsOf(path) {
  if (!path.endsWith('.ts')) return [path]
  const own = path.replace(/(\.server)?\.ts$/, '.test.ts')
  return [existsSync(own) ? own : dirname(path)]
}

function mutantsOf({ file, tests }) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      /^\s*(import|export \*|\/\/|\/?\*|type )|=> \{$/.test(line)
        ? []
        : mutators.flatMap(([from, to]) => {
            const changed = line.replace(from, to)
            return changed === line ? [] : [{ file, tests, at, line, changed }]
          }),
    )
}

/** Spread over all of them, from a place that the seed decides. */
function sample(mutants) {
  const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000))
  const step = Math.max(1, mutants.length / most)
  const count = Math.min(most, mutants.length)
  return Array.from({ length: count }, (_, at) => mutants[Math.floor(at * step + (seed % step))])
}

async function isNoticed({ file, tests, at, changed }) {
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(join(copy, file), lines.with(at, changed).join('\n'))
  const isUnnoticed = await passes(tests)
  writeFileSync(join(copy, file), lines.join('\n'))
  return !isUnnoticed
}

/** Vitest fails also if it finds no test. */
async function passes(tests) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'parts', '--bail', '1', ...tests]
  const child = spawn(node(), args, {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'test' },
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  return code === 0
}

function nameOf({ file, at, line, changed }) {
  return `${file}:${at + 1}\n  - ${line.trim()}\n  + ${changed.trim()}`
}
