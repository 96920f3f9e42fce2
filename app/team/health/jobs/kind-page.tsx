import { Plural, Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { reloadAfterRefusal } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { PageLinks } from '../../../ground/ui/page-links/page-links.tsx'
import { Note } from '../../../people/settings/note.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { StaleNote } from '../../desk/stale-note.tsx'
import { useLostFocus } from '../../desk/use-lost-focus.ts'
import { jobsPath, jobsQuery } from '../health-path.ts'
import { HealthSubpage } from '../health-subpage.tsx'
import type { Route } from './+types/kind-page.ts'
import { DiscardForm } from './discard-form.tsx'
import { discardJobs, retryJobs, type SeenJob } from './decide-jobs.server.ts'
import { FailedForm } from './failed-form.tsx'
import { findFailed, isKind } from './find-jobs.server.ts'
import { isDiscardable, jobLabel, jobLoss } from './job-kinds.server.ts'
import { readJobs } from './read-jobs-form.ts'

type KindAnswer = {
  /** Whether these are to be discarded. */
  readonly asked?: readonly SeenJob[]
  readonly problem?: 'none' | 'stale'
  readonly retried?: number
  readonly discarded?: number
}

export const handle = { query: jobsQuery }
export async function loader({ url, context: router, params: { kind } }: Route.LoaderArgs) {
  const { database, ...context } = router.get(requestContext)
  adminOf(context, url)
  if (!(await isKind(database, kind))) throw notFound()
  const { after } = jobsQuery.parse(url)
  const i18n = i18nOf(context.language)
  const failed = await findFailed(database, kind, after)
  return { kind, name: jobLabel(kind, i18n), loss: jobLoss(kind, i18n), after, ...failed }
}

/** Has jobs tried again, or discards them: that is asked twice. */
export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const { id: adminId } = adminOf(context, args.url)
  const { kind } = args.params
  const seen = readJobs(form)
  const op = typed('op')
  if (seen.length === 0) return data<KindAnswer>({ problem: 'none' }, { status: 422 })
  if (op === 'ask') return data<KindAnswer>({ asked: seen })
  const isRetry = op === 'retry'
  if (!isRetry && !(op === 'discard' && isDiscardable(kind))) throw data(null, { status: 400 })
  const decide = isRetry ? retryJobs : discardJobs
  const count = await context.database.transaction((tx) => decide(tx, { adminId, kind, seen }))
  if (count === 0) return data<KindAnswer>({ problem: 'stale' }, { status: 409 })
  return data<KindAnswer>(isRetry ? { retried: count } : { discarded: count })
}

export const shouldRevalidate = reloadAfterRefusal

/** For admins: the jobs of a kind that have failed. */
export default function KindPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, name, loss, after, jobs, next } = loaderData
  useLostFocus()
  const answer: KindAnswer = actionData ?? {}
  return (
    <HealthSubpage name={name}>
      <div className="max-w-180">
        <Done answer={answer} />
        {answer.problem === 'stale' && <StaleNote />}
        {answer.asked ? (
          <DiscardForm kind={kind} jobs={answer.asked} loss={loss} />
        ) : (
          <>
            <p className="mb-4 max-w-140 text-text-muted">
              {loss ? (
                <>
                  <Trans>If you discard a job:</Trans> {loss}
                </>
              ) : (
                <Trans>
                  These jobs can’t be discarded: what they do was promised to people. Dead ones are tried
                  again after 90 days.
                </Trans>
              )}
            </p>
            {jobs.length === 0 ? (
              <p>
                <Trans>No jobs of this kind have failed.</Trans>
              </p>
            ) : (
              <FailedForm jobs={jobs} isDiscardable={Boolean(loss)} isEmpty={answer.problem === 'none'} />
            )}
            <PageLinks
              first={after > 0 ? jobsPath(kind) : null}
              next={next ? jobsQuery.address(jobsPath(kind), { after: jobs.at(-1)!.id }) : null}
            />
          </>
        )}
      </div>
    </HealthSubpage>
  )
}

function Done({ answer: { retried, discarded } }: { answer: KindAnswer }) {
  if (retried)
    return (
      <Note tone="ok">
        <Plural value={retried} one="# job is tried again now." other="# jobs are tried again now." />
      </Note>
    )
  if (discarded)
    return (
      <Note tone="ok">
        <Plural value={discarded} one="# job was discarded." other="# jobs were discarded." />
      </Note>
    )
  return null
}
