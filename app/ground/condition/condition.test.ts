import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/test-database.ts'
import { ownAuthority, tlsServer } from '../../../tests/tls-server.ts'
import { certificateOf } from './certificate.server.ts'
import { databaseSize } from './database-size.server.ts'
import { diskSpaces } from './disk-space.server.ts'
import { tightness } from './disk-space.ts'
import { sampled } from './sampled.ts'

const { db } = await testDatabase()
const day = 24 * 60 * 60_000

test('what is dear to find out is looked at when it is asked for, and not again for a while', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let looks = 0
  let isBroken = false
  const latest = sampled(async () => {
    looks++
    if (isBroken) throw new Error('out of reach')
    return looks
  }, 600_000)
  expect([await latest(), await latest()]).toEqual([1, 1])
  vi.advanceTimersByTime(600_000)
  expect(await latest()).toBe(1) // no one waits for the second look
  expect(await latest()).toBe(2)
  isBroken = true
  vi.advanceTimersByTime(600_000)
  for (let time = 0; time < 3; time++) expect(await latest()).toBe(2)
  expect(looks).toBe(3)
  isBroken = false
  vi.advanceTimersByTime(60_000)
  await latest()
  expect(await latest()).toBe(4)
})

test('a look that takes long is waited for two seconds, and shown when it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const latest = sampled(() => promise, 600_000)
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const first = latest()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await first).toBeUndefined()
  resolve('found')
  expect(await latest()).toBe('found')
})

const valid = await tlsServer()
const expired = await tlsServer({ certificate: 'expired' })

test('how long the certificate holds, and why browsers refuse it', async () => {
  const here = { host: '127.0.0.1', ca: ownAuthority }
  const found = await certificateOf(`https://proa.example:${valid}`, here)
  expect(found!.problem).toBeNull()
  expect(found!.validUntil.getTime()).toBeGreaterThan(Date.now() + 90 * 365 * day)
  const ofAnother = await certificateOf(`https://other.example:${valid}`, here)
  expect(ofAnother!.problem).toContain('ERR_TLS_CERT_ALTNAME_INVALID')
  const ended = await certificateOf(`https://localhost:${expired}`, here)
  expect(ended!.problem).toBeTruthy()
  expect(ended!.validUntil).toEqual(new Date('2025-04-01T00:00:00Z'))
  const ofUnknown = await certificateOf(`https://localhost:${valid}`, { host: '127.0.0.1' })
  expect(ofUnknown!.problem).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
  expect(await certificateOf('http://localhost')).toBeNull()
  await expect(certificateOf('https://localhost:1')).rejects.toThrow('ECONNREFUSED')
})

test('the disk of a folder, and when there is too little of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'proa-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'file'), 'x')
  const found = await diskSpaces({ data: folder, backups: join(folder, 'not-mounted') })
  expect(found.map(({ whose }) => whose)).toEqual(['data'])
  expect(found[0]!.free).toBeLessThan(found[0]!.bytes)
  expect([16, 14, 4].map((free) => tightness({ bytes: 100, free }))).toEqual(['none', 'soon', 'now'])
})

test('the size of the database and of its largest tables', async () => {
  const { bytes, tables } = await databaseSize(db)
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(tables.map(({ name }) => name)).toContain('listing')
  expect(tables.map(({ bytes }) => bytes)).toEqual(tables.map(({ bytes }) => bytes).toSorted((a, b) => b - a))
})
