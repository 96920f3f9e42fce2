import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sealWith, secretOf } from './secret.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'proa-secret-'))

test('the secret is made once, is long, and can be read only by its owner', () => {
  const dataDir = newFolder()
  const file = join(dataDir, 'auth-secret')
  const secret = secretOf({ authSecret: undefined, dataDir })
  expect(secretOf({ authSecret: undefined, dataDir })).toBe(secret)
  expect(readFileSync(file, 'utf8')).toBe(secret)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('none is made where AUTH_SECRET is set', () => {
  const dataDir = newFolder()
  expect(secretOf({ authSecret: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32))
  expect(existsSync(join(dataDir, 'auth-secret'))).toBe(false)
})

test('a seal holds for its text and its key only', () => {
  const seal = sealWith('one')
  expect(seal('text')).toBe(seal('text'))
  expect(new Set([seal('text'), seal('text2'), sealWith('two')('text')]).size).toBe(3)
})
