import { statfsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from './find-browser.ts'
import { fontEnvironment } from './fonts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    browserServer: string
  }
}

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

/** One browser for the whole run; `visitors` opens a context of its own in it for every visit. */
export default async function setup(project: TestProject) {
  const { executablePath, env } = await findBrowser()
  const server = await chromium.launchServer({
    executablePath,
    env: { ...env, ...fontEnvironment() },
    args: flags,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  })
  project.provide('browserServer', server.wsEndpoint())
  return () => server.close()
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
