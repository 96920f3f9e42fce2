import type { JobTools } from '../app/ground/request/request-context.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import { pictureReader } from '../server/pictures/pictures.ts'
import { memoryFiles } from './memory-files.ts'

/** What jobs of tests work with: without mail server. */
export const jobTools = (database: Database, more: Partial<JobTools> = {}): JobTools => ({
  database,
  files: memoryFiles(),
  pictures: pictureReader(),
  mailer: null,
  payPal: null,
  demo: true,
  samples: true,
  seal: (text) => `seal of ${text}`,
  origin: 'http://localhost:3000',
  siteName: 'Proa',
  signal: new AbortController().signal,
  ...more,
})
