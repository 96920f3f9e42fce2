import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { buildWorker } from './build-worker.mjs'
import { compress } from './compress.mjs'
import { node } from './install.mjs'
import { slimManifest } from './slim-manifest.mjs'
import { step } from './step.mjs'

const sources = [
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
]
const stampFile = 'build/sources.sha256'
const assets = 'build/client/assets'
const manifest = 'build/client/.vite/manifest.json'
const kept = '.react-router/kept-assets' // not in the build's own folder: the bundler empties that
const keptFor = 7 * 24 * 60 * 60_000 // ms

/** Builds the site if its sources changed since the last time. */
export async function build() {
  const stamp = stampOf(sources)
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return
  await step('Build', async () => {
    fs.rmSync(stampFile, { force: true })
    setAside()
    bundle()
    slimManifest(assets)
    await buildWorker(manifest, 'build/client/sw.js')
    await compress('build/client')
    bringBack()
    fs.writeFileSync(stampFile, stamp)
  })
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

function bundle() {
  const result = spawnSync(
    node(),
    ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
    {
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      encoding: 'utf8',
    },
  )
  if (result.status !== 0) throw new Error(`The build failed:\n${result.stdout}${result.stderr}`)
}

/** Pages that are open still ask for the files of the build they came from: their days count from its end. */
function setAside() {
  if (!fs.existsSync(assets)) return
  fs.mkdirSync(kept, { recursive: true })
  const now = new Date()
  const current = fs.existsSync(manifest) ? fs.readFileSync(manifest, 'utf8') : ''
  for (const name of fs.readdirSync(assets)) {
    fs.renameSync(join(assets, name), join(kept, name))
    if (current.includes(name.replace(/\.(br|gz)$/, ''))) fs.utimesSync(join(kept, name), now, now)
  }
}

function bringBack() {
  if (!fs.existsSync(kept)) return
  for (const name of fs.readdirSync(kept)) {
    const isYoung = Date.now() - fs.statSync(join(kept, name)).mtimeMs < keptFor
    if (isYoung && !fs.existsSync(join(assets, name))) fs.renameSync(join(kept, name), join(assets, name))
  }
  fs.rmSync(kept, { recursive: true })
}
