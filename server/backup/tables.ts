import type pg from 'pg'

export type Column = { name: string; type: string; isJson: boolean }
export type Table = { name: string; columns: Column[] }

/** What a start makes again, and our own marks. */
export const leftOut = ['migration', 'restored_copy', 'backup', 'asset']

/** The tables of the site and their columns, but for what is computed, what a crash may empty, and what is left out. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, json_agg(json_build_object(
         'name', attname, 'type', format_type(atttypid, atttypmod),
         'isJson', atttypid in ('json'::regtype, 'jsonb'::regtype)) order by attnum) as columns
     from pg_class table_ join pg_attribute on attrelid = table_.oid
     where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace
       and attnum > 0 and not attisdropped and attgenerated = ''
       and relname <> all ($1)
     group by relname order by relname`,
    [leftOut],
  )
  return rows
}
