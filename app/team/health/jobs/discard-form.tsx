import { Plural, Trans } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { jobsPath } from '../health-path.ts'
import type { SeenJob } from './decide-jobs.server.ts'
import { jobField, seenAs } from './read-jobs-form.ts'

type Props = {
  kind: string
  jobs: readonly SeenJob[]
  /** What is missing then. */
  loss: string | null
}

/** Asks once more before jobs are discarded. */
export function DiscardForm({ kind, jobs, loss }: Props) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <div role="alert" className="grid gap-4">
        <h2 className="text-xl">
          <Plural value={jobs.length} one="Discard # job?" other="Discard # jobs?" />
        </h2>
        {loss && <p>{loss}</p>}
        <p>
          <Trans>This can’t be undone.</Trans>
        </p>
      </div>
      {jobs.map((job) => (
        <input key={job.id} type="hidden" name={jobField} value={seenAs(job)} />
      ))}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="op" value="discard" busy={busy}>
          <Trans>Discard</Trans>
        </Button>
        <Link to={jobsPath(kind)} className={buttonClass({ tone: 'ghost' })}>
          <Trans>Cancel</Trans>
        </Link>
      </p>
    </Form>
  )
}
