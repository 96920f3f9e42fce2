import { statfsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from './find-browser.ts'
import { fontEnvironment } from './fonts.ts'
import { longestStart } from './patience.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each file would pass through one process more.
  '--enable-features=NetworkServiceInProcess2',
  // Pages of one visitor share a process; above this limit none is started in advance, which for most visits is in vain.
  '--renderer-process-limit=1',
  // No page lives long enough to get back what optimizing its code takes.
  '--js-flags=--no-opt',
]

/** Unpacks the browser before the workers ask for it, each for itself. */
export default async function setup() {
  await findBrowser()
}

let started: Promise<Browser> | undefined

/** One browser for all files of a worker. It ends with the worker; one that could not start is started again. */
export const browser = () =>
  (started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  }))

async function start() {
  const { executablePath, env } = await findBrowser()
  return chromium.launch({
    executablePath,
    env: { ...env, ...fontEnvironment() },
    args: flags,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    timeout: longestStart,
  })
}

/** Containers may have 64 MB of it, with which pages crash; files in its place take a tenth more CPU. */
function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 1024 ** 3
  } catch {
    return false // there is none on this system
  }
}
