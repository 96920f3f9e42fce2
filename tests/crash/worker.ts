// A worker in small, whose one job says that it began and never ends. Run by jobs.test.ts, which kills it.
// Argument: the database's address.
import { writeSync } from 'node:fs'
import { z } from 'zod'
import { openDatabase } from '../../app/ground/db/client.server.ts'
import { defineJob } from '../../app/ground/db/jobs.server.ts'
import { runJobs } from '../../server/jobs/run-jobs.ts'
import { jobTools } from '../job-tools.ts'

const [url = ''] = process.argv.slice(2)
const endless = defineJob({
  name: 'note',
  isMessage: false,
  payload: z.object({}),
  run: async () => {
    writeSync(1, 'began\n')
    await new Promise(() => {})
  },
})
const connections = openDatabase({ url })
runJobs({ jobs: [endless], tools: jobTools(connections.db), connections, log: console })
