import { rowNumber } from '../../../ground/query/fields.ts'
import { jobsPerPage } from '../health-path.ts'
import type { SeenJob } from './decide-jobs.server.ts'

export const jobField = 'job'

/** A job as a form carries it. */
export const seenAs = ({ id, attempts }: SeenJob): string => `${id}.${attempts}`

/** The jobs that were chosen. What is not a job, as from another program, is left out. */
export const readJobs = (form: FormData): SeenJob[] =>
  form
    .getAll(jobField)
    .slice(0, jobsPerPage)
    .map((value) => String(value).split('.').map(rowNumber))
    .filter(([id, attempts]) => id && attempts)
    .map(([id, attempts]) => ({ id: id!, attempts: attempts! }))
