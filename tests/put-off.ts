import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    putOff: string
  }
}

/** Says at the end of a run how often pages were put off: made when it was asked for again, none of them fails a test. */
export default function setup(project: Pick<TestProject, 'provide'>) {
  const folder = mkdtempSync(join(tmpdir(), 'proa-put-off-'))
  const file = join(folder, 'paths')
  writeFileSync(file, '')
  project.provide('putOff', file)
  return () => {
    const paths = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    rmSync(folder, { recursive: true })
    if (paths.length === 0) return
    const counts = [...Map.groupBy(paths, (path) => path)].map(([path, { length }]) => `${length} × ${path}`)
    console.error(['Pages that the site put off:', ...counts].join('\n'))
  }
}

const longest = 100 // letters: some tests ask for very long addresses

export const countPutOff = (file: string, address: string) =>
  appendFileSync(file, `${address.replace(/\?.*/s, '').slice(0, longest)}\n`)
