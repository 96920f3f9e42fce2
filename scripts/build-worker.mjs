import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Bundles the service worker into one file beside the client's. Browsers take a worker for new if a byte of it differs,
 * so it names the build, of which `manifest` lists the files.
 */
export async function buildWorker(manifest, file) {
  const { rolldown } = await import('rolldown') // on a fresh machine it is installed after this file is read
  const bundle = await rolldown({ input: 'app/ground/offline/worker.ts', platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const build = createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 16)
  writeFileSync(file, `// build ${build}\n${output[0].code}`)
}
