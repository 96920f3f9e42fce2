import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseAccount, runAs } from './account.ts'
import { installBinaries } from './binaries.ts'

let cache: string

beforeEach(() => {
  cache = fs.mkdtempSync(join(tmpdir(), 'proa-binaries-'))
})

afterEach(() => {
  fs.rmSync(cache, { recursive: true })
})

test('the programs run where npm ran no install scripts and the umask is strict', () => {
  const umask = process.umask(0o077)
  const account = databaseAccount(cache)
  const bin = installBinaries(account, [cache])
  process.umask(umask)
  expect(fs.existsSync(join(dirname(bin), 'lib/libicuuc.so'))).toBe(process.platform === 'linux')
  expect(runAs(account, join(bin, 'initdb'), ['--version']).stdout).toContain('18.')
})

test('a second start finds them installed', () => {
  const account = databaseAccount(cache)
  const bin = installBinaries(account, [cache])
  const { birthtimeMs } = fs.statSync(bin)
  expect(installBinaries(account, [cache])).toBe(bin)
  expect(fs.statSync(bin).birthtimeMs).toBe(birthtimeMs)
})

test('a folder that other accounts may change is not used', () => {
  fs.chmodSync(cache, 0o777)
  expect(() => installBinaries(databaseAccount(cache), [cache])).toThrow(
    `The built-in database can't be installed: other accounts may change ${fs.realpathSync(cache)}; mend that or set DATABASE_URL.`,
  )
})
