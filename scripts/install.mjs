import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { step } from './step.mjs'

/**
 * Installs the packages of package-lock.json if one is missing or of another version. Without `all`, what only
 * developing and testing need is left out, unless it is there already: nothing is ever taken away.
 */
export function install({ all }) {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (isComplete(wanted, present, all)) return
  const isFull = all || Object.values(present).some(({ dev }) => dev)
  step(isFull ? 'Packages, with those for developing' : 'Packages', () => npm(isFull ? [] : ['--omit=dev']))
}

/** The Node of node_modules; where there is none for this machine, the one that runs this. */
export function node() {
  const own = resolve(`node_modules/node-${process.platform}-${process.arch}/bin/node`)
  return existsSync(own) ? own : process.execPath
}

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {}
}

/** npm keeps a list of what it installed; packages for other machines are not in it. */
function isComplete(wanted, present, all) {
  return Object.entries(wanted).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' || optional || (!all && (dev || devOptional)) || present[path]?.version === version,
  )
}

/** No package needs its install scripts, so none is run. */
function npm(options) {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...options]
  const own = process.env.npm_execpath
  const result = own ? spawnSync(process.execPath, [own, ...args], output) : spawnSync('npm', args, output)
  if (result.status !== 0) throw new Error('npm could not install the packages; its own words are above.')
}

const output = { stdio: 'inherit', env: { ...process.env, NODE_ENV: '' } }
