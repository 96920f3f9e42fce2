import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startDatabase } from '../../app/ground/db/embedded/server.ts'
import { throwawayFolder } from '../../app/ground/db/testing.ts'

const writer = fileURLToPath(new URL('writer.ts', import.meta.url))
const idsPerRound = 1_000_000

let home: string
let dataDir: string

beforeEach(() => {
  home = throwawayFolder('proa-crash-')
  chmodSync(home, 0o755)
  dataDir = join(home, 'postgres')
})

afterEach(() => {
  rmSync(home, { recursive: true, force: true })
})

test('every acknowledged row survives 12 kills of the app, half of them together with the server', async () => {
  const acknowledged: number[] = []
  for (let round = 0; round < 12; round++) {
    const withServer = round % 2 === 1
    const rows = 20 + round * 15
    acknowledged.push(...(await writeAndKill(round * idsPerRound, rows, withServer)))
  }

  const database = await startDatabase(dataDir)
  const stored = new Set(await storedIds(database.connectionString))
  await database.stop()
  expect(acknowledged.length).toBeGreaterThan(12 * 20)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)
})

/** Lets the app write until this many rows are acknowledged, kills it at work, and returns all it acknowledged. */
async function writeAndKill(firstId: number, rows: number, withServer: boolean): Promise<number[]> {
  const app = spawn(process.execPath, [writer, dataDir, String(firstId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(app, 'close')
  const ids: number[] = []
  for await (const line of createInterface(app.stdout)) {
    ids.push(Number(line))
    if (ids.length !== rows) continue
    app.kill('SIGKILL')
    if (withServer) process.kill(serverPid(), 'SIGKILL')
  }
  await closed
  expect(app.signalCode).toBe('SIGKILL')
  return ids
}

function serverPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10)
}

async function storedIds(connectionString: string): Promise<number[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ id: number }>('select id from note')
  await client.end()
  return rows.map(({ id }) => id)
}
