import pg from 'pg'

const checks: Record<string, string> = {
  btree: 'select bt_index_check($1::oid::regclass, heapallindexed => true)',
  gin: 'select gin_index_check($1::oid::regclass)',
}

/** Has PostgreSQL's amcheck look at each table and index of the app's database. Throws if one is damaged. */
export async function checkDatabase(superuserUrl: string) {
  const url = new URL(superuserUrl)
  url.pathname = '/app'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query('create extension if not exists amcheck')
    const { rows: tables } = await client.query<{ oid: number }>(
      `select oid from pg_class where relkind in ('r', 'm') and relpersistence = 'p'`,
    )
    for (const { oid } of tables) {
      const { rows } = await client.query<{ name: string; msg: string }>(
        'select $1::oid::regclass::text as name, msg from verify_heapam($1::oid::regclass)',
        [oid],
      )
      if (rows[0]) throw new Error(`The table ${rows[0].name} of the backup is damaged: ${rows[0].msg}.`)
    }
    const { rows: indexes } = await client.query<{ oid: number; method: string }>(
      `select c.oid, amname as method from pg_class c join pg_am a on a.oid = c.relam
       where c.relkind = 'i' and c.relpersistence = 'p' and amname = any ($1)`,
      [Object.keys(checks)],
    )
    for (const { oid, method } of indexes) await client.query(checks[method]!, [oid])
    await client.query('drop extension amcheck')
    return { tables: tables.length, indexes: indexes.length }
  } finally {
    await client.end()
  }
}
