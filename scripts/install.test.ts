import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const ownNode = `node_modules/node-${process.platform}-${process.arch}/bin`

/** Notes who runs it, and brings a Node. */
const npm = `#!/bin/sh
echo "$1 by $(command -v node)" >> calls
mkdir -p ${ownNode} node_modules/patch-package
touch node_modules/patch-package/index.js
ln -sf "$MACHINES_NODE" ${ownNode}/node
`

test('on a new machine npm runs once more by the Node that it brought: by an older one it leaves packages out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proa-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'patches'))
  mkdirSync(join(folder, 'programs'))
  const packages = { '': {}, 'node_modules/one': { version: '1.0.0' } }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  writeFileSync(join(folder, 'programs/npm'), npm, { mode: 0o755 })
  const { npm_execpath: _, ...environment } = process.env
  const script = `(await import('${pathToFileURL(resolve('scripts/install.mjs')).href}')).install({ all: true })`
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: {
      ...environment,
      PATH: `${join(folder, 'programs')}:${process.env.PATH}`,
      MACHINES_NODE: process.execPath,
    },
  })
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
  expect(calls).toEqual([`ci by ${process.execPath}`, `install by ${join(folder, ownNode, 'node')}`])
})
