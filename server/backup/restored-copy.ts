import type pg from 'pg'
import type { Settings } from '../settings.ts'

export type RestoredCopy = {
  /** The moment of which the site is. */
  asOf: Date
  /** Where its backup is, which lists the accounts that were deleted since; null for an imported archive. */
  place: string | null
}

/**
 * Marks a site as restored: until `endCopy` it does no jobs, and so sends no mails, and leaves stores elsewhere alone.
 * The mark is in the database, whose every process must see it, and is no migration: backups of any age get it.
 */
export async function markCopy(
  client: pg.Pool | pg.ClientBase,
  { asOf, place }: RestoredCopy,
): Promise<void> {
  await client.query('drop table if exists restored_copy')
  await client.query('create table restored_copy as select $1::timestamptz as as_of, $2::text as place', [
    asOf,
    place,
  ])
}

/** Undefined for a site that has been taken into service. */
export async function restoredCopy(client: pg.Pool | pg.ClientBase): Promise<RestoredCopy | undefined> {
  const { rows } = await client.query<{ marked: boolean }>(
    `select to_regclass('restored_copy') is not null as marked`,
  )
  if (!rows[0]?.marked) return undefined
  const copies = await client.query<RestoredCopy>('select as_of as "asOf", place from restored_copy')
  return copies.rows[0]
}

/** The settings of a copy. It must not change the files and payments of the site that it was made of, nor read that site's replicas. */
export const withoutElsewhere = (settings: Settings): Settings => ({
  ...settings,
  s3: undefined,
  payPal: undefined,
  databaseReplicaUrls: [],
})

export const endCopy = (client: pg.ClientBase) => client.query('drop table restored_copy')

export const aboutCopy = ({ asOf }: RestoredCopy) =>
  `This is a restored copy, as of ${asOf.toISOString()}: no jobs are done, no backups are made, no mails are sent, PayPal is left alone, and files are kept here, until npm run restore -- --go`
