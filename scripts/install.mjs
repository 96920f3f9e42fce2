import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { step } from './step.mjs'

const applied = 'node_modules/.patches.sha256' // npm removes it with the packages that were patched

/**
 * Installs the packages of package-lock.json if one is missing or of another version, with our patches. Without `all`,
 * what only developing and testing need is left out, unless it is there already: nothing is ever taken away.
 */
export function install({ all }) {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  const patches = stampOf('patches')
  const patched = existsSync(applied) ? readFileSync(applied, 'utf8') : undefined
  const isWhole = isComplete(wanted, present, all)
  if (isWhole && patched === patches) return
  const isFull = all || Object.values(present).some(({ dev }) => dev)
  step(isFull ? 'Packages, with those for developing' : 'Packages', () => {
    // A package that has an older patch can't take a new one, so all packages are installed again.
    const isOutdated = patched && patched !== patches
    const isEmpty = Object.keys(present).length === 0
    const options = isFull ? [] : ['--omit=dev']
    const before = node()
    if (!isWhole || isOutdated) npm(isEmpty || isOutdated ? 'ci' : 'install', options)
    // npm leaves out, without a word, what is for a later Node than the machine's own: by the one it brought, all comes.
    if (node() !== before) npm('install', options)
    patch()
    writeFileSync(applied, patches)
  })
}

/** The Node of node_modules; if there is none for this machine, the current one. */
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

/**
 * No package needs its install scripts, so none is run. `ci` begins with an empty folder, `install` adds what is
 * missing.
 */
function npm(command, options) {
  const args = [
    command,
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...options,
  ]
  const own = process.env.npm_execpath
  const env = { ...process.env, NODE_ENV: '', PATH: `${dirname(node())}:${process.env.PATH}` }
  const output = { stdio: 'inherit', env }
  const result = own ? spawnSync(node(), [own, ...args], output) : spawnSync('npm', args, output)
  if (result.status !== 0) throw new Error('npm could not install the packages; its own words are above.')
}

/** Applies the folder `patches`; skips patches that are applied already. */
function patch() {
  const result = spawnSync(process.execPath, ['node_modules/patch-package/index.js', '--error-on-fail'], {
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`A patch does not apply:\n${result.stdout}${result.stderr}`)
}

function stampOf(folder) {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted())
    hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
