import type pg from 'pg'

export type Backup = { name: string; place: string; madeAt: Date; bytes: number }

const tooOld = 26 * 60 * 60_000 // ms

/** Remembers a backup for those who look after the site, and forgets what no backup contains any more. */
export async function noteBackup(pool: pg.Pool, { name, place, madeAt, bytes }: Backup): Promise<void> {
  await pool.query('insert into backup (name, place, made_at, bytes) values ($1, $2, $3, $4)', [
    name,
    place,
    madeAt,
    bytes,
  ])
  await pool.query(`delete from backup where made_at < now() - interval '35 days'`)
  await pool.query(`delete from erased_user where erased_at < now() - interval '35 days'`)
}

/** The last whole backup, and whether it is older than 26 hours; undefined if there was none in 35 days. */
export async function lastBackup(pool: pg.Pool): Promise<(Backup & { isOld: boolean }) | undefined> {
  const { rows } = await pool.query<{ name: string; place: string; made_at: Date; bytes: string }>(
    'select name, place, made_at, bytes from backup order by made_at desc limit 1',
  )
  const [row] = rows
  if (!row) return undefined
  const isOld = Date.now() - row.made_at.getTime() > tooOld
  return { name: row.name, place: row.place, madeAt: row.made_at, bytes: Number(row.bytes), isOld }
}
