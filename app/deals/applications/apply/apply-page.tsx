import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, type HeadersFunction, Link, redirect } from 'react-router'
import { pageMeta } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { applicationAddress } from '../addresses.ts'
import type { Route } from './+types/apply-page.ts'
import { ApplyForm } from './apply-form.tsx'
import { appliedArea, loadApply } from './load-apply.server.ts'
import { problemTexts } from './problem-texts.ts'
import { receiveApplication } from './receive-application.server.ts'
import { sendApplication } from './send-application.ts'

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const loaded = await loadApply(context, url, viewerOf(context, url), params)
  if (!loaded) throw notFound()
  return data(loaded, { status: loaded.job || loaded.sent ? 200 : 404 })
}

export async function action(args: Route.ActionArgs) {
  const area = appliedArea(args.params)
  if (!area) throw notFound()
  const { context, viewer, form } = await readOwnForm(args)
  const job = { kind: area.kind, ref: args.params.ref }
  const received = await receiveApplication(context, viewer, { job, form })
  if (!received) throw notFound()
  if ('number' in received) throw redirect(applicationAddress(received.number))
  const { problem } = received.refused
  return data(received.refused, { status: problem === 'closed' || problem === 'twice' ? 409 : 422 })
}

export const clientAction = (args: Route.ClientActionArgs) => sendApplication(args)
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const shouldRevalidate = reloadAfterConflict

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, job, href } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: [i18n._(msg({ message: 'Apply', context: 'job' })), job?.title].filter(Boolean).join(': '),
    description: i18n._(msg`Send your application to the employer`),
    address: `${href}/apply`,
    indexed: false,
  })
}

export default function ApplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { href, job, sent } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={href}>
          {job ? <span lang={job.lang ?? undefined}>{job.title}</span> : <Trans>Back to the job</Trans>}
        </BackLink>
        <h1 className="text-3xl">
          <Trans context="job">Apply</Trans>
        </h1>
        {sent && actionData?.problem !== 'twice' ? (
          <SentNote number={sent} />
        ) : !job && !actionData ? (
          <p role="status" className="rounded-xl bg-surface p-6 shadow-md">
            <Trans>This job does not take applications.</Trans>
          </p>
        ) : job?.actsForIt ? (
          <OwnJobNote />
        ) : (
          <ApplyForm key={href} loaded={loaderData} refused={actionData} />
        )}
      </div>
    </main>
  )
}

const SentNote = ({ number }: { number: string }) => (
  <div role="status" className="grid justify-items-start gap-4 rounded-xl bg-surface p-6 shadow-md">
    <p>
      <Trans>You have already applied for this job.</Trans>
    </p>
    <Link to={applicationAddress(number)} className={buttonClass({ tone: 'line' })}>
      <Trans>Your application</Trans>
    </Link>
  </div>
)

function OwnJobNote() {
  const { i18n } = useLingui()
  return <p className="rounded-xl bg-surface p-6 shadow-md">{i18n._(problemTexts.own)}</p>
}
