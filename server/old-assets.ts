import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type pg from 'pg'
import type { Env } from './answers.ts'
import type { Log } from './log.ts'
import { immutable } from './static-files.ts'

const unpack = promisify(brotliDecompress)
const packed = '.br'
const minute = 60_000 // ms

type Build = { files: string; pool: pg.Pool; log: Pick<Log, 'error'> }

/**
 * Stores the files of the build in `files`. Before a process is ready, as pages that it makes ask an earlier one, which
 * serves beside it, for these files.
 */
export const storeBuild = ({ files, pool, log }: Build) =>
  storeAssets(join(files, 'assets'), pool).catch((err: unknown) =>
    log.error({ err }, 'the files of this build are not stored'),
  )

/**
 * Keeps the files of the build, and deletes every day those that no page needs. Not at once: a start has more urgent
 * work, and a demo that serves for less than a minute has few open pages.
 */
export function keepAssets(build: Build) {
  let underWay = Promise.resolve()
  const keep = () => {
    underWay = storeBuild(build)
  }
  const first = setTimeout(keep, minute)
  const daily = setInterval(keep, 24 * 60 * minute)
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(daily)
      await underWay
    },
  }
}

/** Stores the files of `folder` that are not stored yet, and forgets those that were served last 30 days ago. */
export async function storeAssets(folder: string, pool: pg.Pool): Promise<void> {
  const all = new Set(readdirSync(folder))
  const names = [...all].filter((name) => !/\.(br|gz)$/.test(name)).toSorted()
  const { rows: stored } = await pool.query<{ name: string }>(
    `with stored as (select name from asset where name = any($1) order by name for update)
     update asset set last_served_at = now() from stored where asset.name = stored.name returning asset.name`,
    [names],
  )
  const known = new Set(stored.map(({ name }) => name))
  const missing = names.filter((name) => !known.has(name))
  await pool.query(
    `insert into asset (name, type, is_packed, content)
     select * from unnest($1::text[], $2::text[], $3::bool[], $4::bytea[]) on conflict (name) do nothing`,
    [
      missing,
      missing.map((name) => getMimeType(name) ?? 'application/octet-stream'),
      missing.map((name) => all.has(name + packed)),
      missing.map((name) => readFileSync(join(folder, all.has(name + packed) ? name + packed : name))),
    ],
  )
  await pool.query(`delete from asset where last_served_at < now() - interval '30 days'`)
}

type Asset = { type: string; isPacked: boolean; content: Buffer }

/** Answers with a file of an earlier build, or goes on. */
export const oldAssets = (pool: pg.Pool) => async (c: Context<Env>, next: () => Promise<void>) => {
  const name = c.req.path.slice('/assets/'.length)
  if (name.includes('\0')) return next() // PostgreSQL refuses it
  const { rows } = await pool.query<Asset>(
    'select type, is_packed as "isPacked", content from asset where name = $1',
    [name],
  )
  const [asset] = rows
  if (!asset) return next()
  const { type, isPacked, content } = asset
  const takesPacked = isPacked && /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  return new Response(Uint8Array.from(isPacked && !takesPacked ? await unpack(content) : content), {
    headers: {
      'content-type': type,
      'cache-control': immutable,
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(takesPacked && { 'content-encoding': 'br' }),
    },
  })
}
