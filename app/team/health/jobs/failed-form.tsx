import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { momentText } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Tag } from '../../../ground/ui/tag.tsx'
import { SelectAll } from '../../desk/select-all.tsx'
import { TickBox } from '../../desk/tick-box.tsx'
import type { FailedJob } from './find-jobs.server.ts'
import { jobField, seenAs } from './read-jobs-form.ts'

type Props = {
  jobs: readonly FailedJob[]
  isDiscardable: boolean
  /** Whether none was chosen. */
  isEmpty: boolean
}

/** Failed jobs, several of which are tried again or discarded at once. */
export function FailedForm({ jobs, isDiscardable, isEmpty }: Props) {
  const pressed = useNavigation().formData?.get('op')
  return (
    <Form method="post">
      <ul className="divide-y divide-line rounded-xl bg-surface px-3 shadow-md">
        {jobs.map((job) => (
          <FailedLine key={seenAs(job)} job={job} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {jobs.length > 1 && <SelectAll name={jobField} />}
        <Button type="submit" name="op" value="retry" busy={pressed === 'retry'}>
          <Trans>Try again now</Trans>
        </Button>
        {isDiscardable && (
          <Button type="submit" name="op" value="ask" tone="line" busy={pressed === 'ask'}>
            <Trans>Discard…</Trans>
          </Button>
        )}
      </div>
      {isEmpty && (
        <p role="alert" className="mt-3 text-danger">
          <Trans>Please choose at least one.</Trans>
        </p>
      )}
    </Form>
  )
}

function FailedLine({ job }: { job: FailedJob }) {
  const { t, i18n } = useLingui()
  const { id, attempts, isDead, error, failedAt, runAt } = job
  const failed = momentText(failedAt, i18n.locale)
  const next = momentText(runAt, i18n.locale)
  return (
    <li className="flex gap-1 py-2">
      <TickBox name={jobField} value={seenAs(job)} label={t`Select job ${id}`} />
      <div className="min-w-0 grow py-2.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b>
            <Trans>Job {id}</Trans>
          </b>
          {isDead ? (
            <Tag tone="bg-danger-soft text-danger">
              <Trans context="job">Dead</Trans>
            </Tag>
          ) : (
            <Tag tone="bg-warn-soft text-warn">
              <Trans context="job">Failing</Trans>
            </Tag>
          )}
        </p>
        <p className="mt-1 text-sm text-text-muted">
          <Plural
            value={attempts}
            one={`Tried once, on ${failed}.`}
            other={`Tried # times, last on ${failed}.`}
          />{' '}
          {!isDead && <Trans>Next try on {next}.</Trans>}
        </p>
        {error && (
          <p lang="en" dir="ltr" className="mt-1 font-mono text-sm whitespace-pre-line wrap-anywhere">
            {error}
          </p>
        )}
      </div>
    </li>
  )
}
