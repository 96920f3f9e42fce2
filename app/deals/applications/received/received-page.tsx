import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { applicationsAddress } from '../addresses.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { isPrefetch } from '../../../ground/request/prefetch.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { applicationsOf } from '../area-applications.ts'
import { findAppliedJob, findReceived } from './find-received.server.ts'
import { loadOpened, markSeen } from './load-received.server.ts'
import { OpenedApplication } from './opened-application.tsx'
import { receiveAnswer } from './receive-answer.server.ts'
import { ReceivedList } from './received-list.tsx'
import { listAddress, receivedQuery } from './received-query.ts'
import type { Route } from './+types/received-page.ts'
import type { RefusedAnswer } from './refused-answer.ts'
import { StateNav } from './state-nav.tsx'

export const handle = { query: receivedQuery }

export async function loader({ params, url, request, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { database, now } = context
  const employer = viewerOf(context, url)
  const job = { kind: params.kind, ref: params.ref, employer }
  const title = applicationsOf(job.kind) ? await findAppliedJob(database, job, context.language) : null
  if (title === null) throw notFound()
  const query = receivedQuery.parse(url)
  if (!isPrefetch(request.headers) && !context.isReadOnly) await markSeen(database, query.open, job, now)
  const [received, opened] = await Promise.all([
    findReceived(database, job, query),
    loadOpened(database, query.open, job),
  ])
  if (query.open.length > 0 && opened.length === 0) throw notFound()
  const { kind, ref } = job
  return { site: siteOf(context, url), job: { kind, ref }, title, query, opened, ...received }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const { kind, ref } = args.params
  const job = { kind, ref, employer: viewer }
  if (!applicationsOf(kind) || (await findAppliedJob(context.database, job, context.language)) === null)
    throw notFound()
  const numbers = form.getAll('open').filter((one) => typeof one === 'string')
  const done = await receiveAnswer(context, { typed, numbers, job })
  if (done.ok) return redirect(args.url.pathname + args.url.search)
  if (done.problem === 'gone') throw notFound()
  const refused: RefusedAnswer = {
    problem: done.problem,
    op: typed('op'),
    number: typed('number'),
    words: typed('words'),
    note: typed('note'),
    day: typed('day'),
    time: typed('time'),
  }
  return data(refused, { status: done.problem === 'stale' ? 409 : 422 })
}

export const shouldRevalidate = reloadAfterConflict

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, job, title } = loaderData
  return pageMeta({
    site,
    title: `${i18nOf(site.language)._(msg`Applications`)}: ${title}`,
    description: title,
    address: applicationsAddress(job.kind, job.ref),
    indexed: false,
  })
}

/** Who has applied for a job, and beside it what its employer reads. */
export default function ReceivedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { job, title, query, opened, counts } = loaderData
  const isReading = opened.length > 0
  // Three need the width of the page.
  const hasListBeside = isReading && opened.length < 3
  return (
    <main id="main" className="wrap py-section">
      <div className="grid gap-5">
        <BackLink
          to={isReading ? listAddress(job, { ...query, open: [] }) : '/user-listings'}
          className="w-fit"
        >
          {isReading ? <Trans>All applications</Trans> : <Trans>Your Listings</Trans>}
        </BackLink>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl wrap-anywhere">{t`Applications: ${title}`}</h1>
          <a
            href={`${applicationsAddress(job.kind, job.ref)}/export`}
            download
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
          >
            <Icon name="download" className="size-4.5" />
            <Trans>Download as a table (CSV)</Trans>
          </a>
        </div>
        {actionData?.problem === 'stale' && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
            <Trans>This application has changed since you opened it. Look at it again.</Trans>
          </p>
        )}
        <div className={hasListBeside ? 'grid gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]' : ''}>
          <div
            className={`grid content-start gap-4 ${isReading ? (hasListBeside ? 'max-xl:hidden' : 'hidden') : ''}`}
          >
            <StateNav label={t`States`} job={job} query={query} counts={counts} />
            <ReceivedList loaded={loaderData} refused={actionData} />
          </div>
          {isReading && (
            <div className={`grid content-start gap-6 ${columns[opened.length]}`}>
              {opened.map((one) => (
                <OpenedApplication
                  key={`${one.number} ${one.timeline.length}`}
                  opened={one}
                  refused={actionData?.number === one.number ? actionData : undefined}
                />
              ))}
            </div>
          )}
        </div>
      </div>
    </main>
  )
}

const columns: Readonly<Record<number, string>> = {
  1: '',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
}
