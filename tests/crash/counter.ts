// A process in small that counts something a hundred times a second, and says each time when. Run by counts.test.ts,
// which kills it. Argument: the database's address.
import { writeSync } from 'node:fs'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { openCounts } from '../../app/ground/counting/counts.server.ts'

const [url = ''] = process.argv.slice(2)
const counts = openCounts(openDatabase({ url }).db, { report: console.error })
setInterval(() => {
  counts.add({ name: 'tick' }, '')
  writeSync(1, `${performance.now()}\n`)
}, 10)
