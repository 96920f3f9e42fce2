import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureSecret } from './secret.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'proa-secret-'))

test('the secret is made once, long, and for its owner alone to read', () => {
  const dataDir = newFolder()
  const file = join(dataDir, 'auth-secret')
  ensureSecret({ authSecret: undefined, dataDir })
  const secret = readFileSync(file, 'utf8')
  ensureSecret({ authSecret: undefined, dataDir })
  expect(readFileSync(file, 'utf8')).toBe(secret)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('none is made where AUTH_SECRET is set', () => {
  const dataDir = newFolder()
  ensureSecret({ authSecret: 'x'.repeat(32), dataDir })
  expect(existsSync(join(dataDir, 'auth-secret'))).toBe(false)
})
