import pg from 'pg'

const answerWithin = 1_000 // ms
/** To ask, and to cancel a search. */
const most = 2

/** Connections on which nothing takes long: what has no answer in a second gets none. */
export function openControl(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'proa replicas',
    max: most,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
    keepAlive: true,
  })
  // Unheard, the end of a connection would end the process as well; its query fails by it, too.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
