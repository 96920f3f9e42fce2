import { mkdirSync, readFileSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { throwawayFolder } from '../app/ground/db/testing.ts'
// @ts-expect-error: plain JavaScript, for any Node
import { outdated, sources } from './build.mjs'

test('the last three builds stay, however many were begun since and did not end', () => {
  const folder = throwawayFolder('proa-releases-')
  const ages = {
    first: 50,
    second: 40,
    third: 30,
    fourth: 20,
    '.101': 10,
    '.102': 5,
    '.103': 1,
    '.9': 48 * 60,
  }
  for (const [name, minutes] of Object.entries(ages)) {
    const path = join(folder, name)
    mkdirSync(path)
    const at = new Date(Date.now() - minutes * 60_000)
    utimesSync(path, at, at)
  }
  const found: string[] = outdated(folder)
  expect(found.map((path) => basename(path)).toSorted()).toEqual(['.9', 'first'])
})

test('a change of what makes the files of a build is another build', () => {
  const imported = readFileSync('scripts/build.mjs', 'utf8').matchAll(/from '\.\/(.+)'/g)
  const makers = [...imported].flatMap(([, name]) =>
    /^(?:install|step)\./.test(name!) ? [] : `scripts/${name}`,
  )
  expect(makers).not.toEqual([])
  const decisive: string[] = sources
  expect(decisive).toEqual(expect.arrayContaining(['scripts/build.mjs', ...makers]))
})
