// The app in small: writes rows one after the other and prints the id of each once it is committed.
// Run by crash.test.ts, which kills it. Arguments: the data folder, the first id.
import { writeSync } from 'node:fs'
import pg from 'pg'
import { startDatabase } from '../../app/ground/db/embedded/server.ts'

const [dataDir = '', firstId] = process.argv.slice(2)
const database = await startDatabase(dataDir)
const client = new pg.Client({ connectionString: database.connectionString })
await client.connect()
await client.query('create table if not exists note (id int primary key, body text not null)')

for (let id = Number(firstId); ; id++) {
  await client.query('insert into note values ($1, $2)', [id, `note ${id} `.repeat(50)])
  writeSync(1, `${id}\n`)
}
