import { sql } from 'drizzle-orm'
import pg from 'pg'

/** Of the database server, by their names there, such as a time limit. */
export type ServerSettings = Readonly<Record<string, string | number>>

/**
 * Has settings hold for each transaction by itself, and each single query be one: behind a pooler that gives every
 * transaction another connection, what is set for longer would be lost, and meet others.
 */
export function setPerTransaction(pool: pg.Pool, settings: ServerSettings) {
  const setting = Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(String(value))}`)
    .join('; ')

  async function queryAlone(text: string | pg.QueryConfig, values?: unknown[]) {
    const client = await pool.connect()
    let isOver = false
    const end = async (how: 'commit' | 'rollback') => {
      await client.query(how)
      isOver = true
    }
    try {
      await client.query(`begin; ${setting}`)
      const result = await client.query(text, values).catch(async (error: unknown) => {
        await end('rollback')
        throw error
      })
      await end('commit')
      return result
    } finally {
      client.release(!isOver)
    }
  }
  pool.query = queryAlone as pg.Pool['query']
  /** For drizzle's transactions, which begin by themselves. */
  return sql.raw(setting)
}
