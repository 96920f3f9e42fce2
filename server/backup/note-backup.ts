import type pg from 'pg'

type Backup = { name: string; place: string; madeAt: Date; bytes: number }

/** Remembers a backup for those who look after the site, and forgets what no backup contains. */
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
