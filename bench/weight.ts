// What the first visit weighs on a phone, and what Lighthouse says of it: `npm run weight`, or of other pages
// `npm run weight -- /events/new-year`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../tests/find-browser.ts'
import { firstLoad, type FirstLoad } from './first-load.ts'
import { marksOf } from './lighthouse.ts'
import { freePort, startSite } from './site.ts'
import { table } from './table.ts'

const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/vehicles', '/events', '/vehicles/1', '/']
const runs = 5
const most = { document: 30_000, scripts: 130_000, styles: 12_000 } // bytes
const latest = { firstPaint: 900, largestPaint: 1_400 } // ms
const longestBlocking = 100 // ms, on a quiet machine: on another it measures the load

const dataDir = mkdtempSync(join(tmpdir(), 'proa-weight-'))
const site = await startSite(dataDir)
const debuggingPort = await freePort()
const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${debuggingPort}`],
})
try {
  await weigh(browser)
  await judge()
} finally {
  await browser.close()
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function weigh(browser: Browser) {
  const loads: [string, FirstLoad][] = []
  for (const path of pages) loads.push([path, await firstLoad(browser, site.origin, path)])
  const head = ['First visit, KB', 'document', 'scripts', 'styles', 'all', 'blocking']
  const rows = loads.map(([path, { document, scripts, styles, everything, blocking }]) => [
    path,
    within(document, most.document, kilobytes),
    within(sum(scripts), most.scripts, kilobytes),
    within(styles, most.styles, kilobytes),
    kilobytes(everything),
    within(blocking.length, 0, String),
  ])
  console.log(`\n${table(head, rows)}`)
  const named = namesOfFiles()
  const names = [...new Set(loads.flatMap(([, { scripts }]) => scripts.map(({ name }) => name)))]
  const bytesOf = (name: string, { scripts }: FirstLoad) =>
    scripts.find((script) => script.name === name)?.bytes
  const lines = names.map((name) => [
    `${name} ${named.get(name) ?? ''}`,
    ...loads.map(([, load]) => (bytesOf(name, load) === undefined ? '' : kilobytes(bytesOf(name, load)!))),
  ])
  console.log(`\n${table(['Scripts, KB', ...pages], lines)}`)
}

async function judge() {
  const rows: string[][] = []
  const faults: string[] = []
  for (const path of pages) {
    const marks = await marksOf(site.origin + path, debuggingPort, runs)
    rows.push([
      path,
      ...Object.values(marks.scores).map((score) => (score < 100 ? `${score} !` : String(score))),
      within(marks.firstPaint, latest.firstPaint, seconds),
      within(marks.largestPaint, latest.largestPaint, seconds),
      marks.largest,
      within(marks.blockingTime, longestBlocking, milliseconds),
    ])
    if (marks.faults.length > 0) faults.push(`${path}: ${marks.faults.join(', ')}`)
  }
  const head = [
    'Lighthouse',
    'performance',
    'accessibility',
    'practices',
    'SEO',
    'first paint',
    'largest',
    'which is',
    'blocking time',
  ]
  console.log(`\n${table(head, rows)}\n${faults.join('\n')}`)
}

/** The modules in the files, whose names say nothing: `/assets/0rC3_ro.js` -> `hours-table`. */
function namesOfFiles() {
  const manifest = JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >
  return new Map(Object.values(manifest).map(({ file, name }) => [`/${file}`, name]))
}

function sum(scripts: FirstLoad['scripts']) {
  return scripts.reduce((total, { bytes }) => total + bytes, 0)
}

function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1)
}

function milliseconds(ms: number) {
  return `${Math.round(ms)} ms`
}

function seconds(ms: number) {
  return `${(ms / 1000).toFixed(2)} s`
}

/** Marked where it is beyond its bound. */
function within(value: number, bound: number, format: (value: number) => string) {
  return value > bound ? `${format(value)} > ${format(bound)}` : format(value)
}
