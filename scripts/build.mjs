import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { buildWorker } from './build-worker.mjs'
import { compress } from './compress.mjs'
import { node } from './install.mjs'
import { writeRouteLists } from './route-lists.mjs'
import { step } from './step.mjs'

/** What decides what is in a build. */
export const sources = [
  'app',
  'server',
  'bench',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite',
  'patches',
  'lingui.config.ts',
  'scripts/build.mjs',
  'scripts/build-worker.mjs',
  'scripts/compress.mjs',
  'scripts/route-lists.mjs',
]
const current = 'build' // a link to one of the releases
const releases = 'releases'
const keptReleases = 3
const longestBuild = 24 * 60 * 60_000 // ms

/**
 * Builds the site if its sources changed since the last time: into a folder of its own, to which `build` then leads. A
 * process that serves goes on with the folder that it started from.
 */
export async function build() {
  const stamp = stampOf(sources)
  const release = join(releases, stamp.slice(0, 16))
  if (!fs.existsSync(release)) await step('Build', () => buildInto(release))
  if (!isCurrent(release)) makeCurrent(release)
}

const isCurrent = (release) =>
  fs.lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink() && fs.readlinkSync(current) === release

/** Either the whole of a build is in its folder, or none. */
async function buildInto(release) {
  const draft = join(releases, `.${process.pid}`)
  try {
    bundle(draft)
    writeRouteLists(join(draft, 'client/assets'))
    await buildWorker(join(draft, 'client/.vite/manifest.json'), join(draft, 'client/sw.js'))
    await compress(join(draft, 'client'))
    if (!fs.existsSync(release)) fs.renameSync(draft, release) // else another start has built it since
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

/** In one step; the folders of the builds before the last are removed. */
function makeCurrent(release) {
  const link = `${current}.${process.pid}`
  fs.symlinkSync(release, link)
  // In a checkout of an older version it is a folder.
  if (fs.lstatSync(current, { throwIfNoEntry: false })?.isDirectory()) fs.rmSync(current, { recursive: true })
  fs.renameSync(link, current)
  const now = new Date()
  fs.utimesSync(release, now, now)
  for (const old of outdated(releases)) fs.rmSync(old, { recursive: true, force: true })
}

/**
 * The folders of builds before the last ones, and of those that were cut off long ago. What is being built counts for
 * none: it would take the place of a release that still serves.
 * @param {string} folder
 */
export function outdated(folder) {
  const all = fs.readdirSync(folder).map((name) => {
    const path = join(folder, name)
    return {
      path,
      isDraft: name.startsWith('.'),
      at: fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }
  })
  const drafts = all.filter(({ isDraft, at }) => isDraft && Date.now() - at > longestBuild)
  const whole = all.filter(({ isDraft }) => !isDraft).toSorted((a, b) => b.at - a.at)
  return [...drafts, ...whole.slice(keptReleases)].map(({ path }) => path)
}

/** A hash of names and contents, so that a checkout or a copied folder doesn't cause a build. */
function stampOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.filter(fs.existsSync).flatMap(filesOf))
    hash.update(file).update(fs.readFileSync(file))
  return hash.digest('hex')
}

function filesOf(path) {
  if (!fs.statSync(path).isDirectory()) return [path]
  return fs
    .readdirSync(path)
    .toSorted()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesOf(join(path, name)))
}

function bundle(folder) {
  const result = spawnSync(
    node(),
    ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
    {
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', BUILD_FOLDER: folder },
      encoding: 'utf8',
    },
  )
  if (result.status !== 0) throw new Error(`The build failed:\n${result.stdout}${result.stderr}`)
}
