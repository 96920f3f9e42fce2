import type pg from 'pg'

/**
 * Marks a site as restored: until `endCopy` it does no jobs, and so sends no mails, and leaves stores elsewhere alone.
 * The mark is in the database, whose every process must see it, and is no migration: backups of any age get it.
 */
export async function markCopy(client: pg.Pool | pg.ClientBase, asOf: Date): Promise<void> {
  await client.query('drop table if exists restored_copy')
  await client.query('create table restored_copy as select $1::timestamptz as as_of', [asOf])
}

/** The moment of which a restored site is; undefined for one that has been taken into service. */
export async function copyAsOf(client: pg.Pool | pg.ClientBase): Promise<Date | undefined> {
  const { rows } = await client.query<{ marked: boolean }>(
    `select to_regclass('restored_copy') is not null as marked`,
  )
  if (!rows[0]?.marked) return undefined
  return (await client.query<{ as_of: Date }>('select as_of from restored_copy')).rows[0]?.as_of
}

export const endCopy = (client: pg.ClientBase) => client.query('drop table restored_copy')

export const aboutCopy = (asOf: Date) =>
  `This is a restored copy, as of ${asOf.toISOString()}: no jobs are done, no mails are sent, and files are kept here, until npm run restore -- --go`
