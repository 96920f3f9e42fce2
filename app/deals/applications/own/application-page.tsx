import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { pageMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { BackLink } from '../../../ground/ui/back-link.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { applicationAddress, ownPath } from '../addresses.ts'
import { ApplicationFacts } from '../application-facts.tsx'
import { useForgottenDraft } from '../apply/use-apply-draft.ts'
import { InterviewNote } from '../interview-note.tsx'
import { findApplication } from '../moves/find-application.server.ts'
import { move } from '../moves/move.server.ts'
import { stateTexts } from '../moves/state-texts.ts'
import { states } from '../moves/states.ts'
import { Timeline } from '../moves/timeline.tsx'
import { receivedAddress } from '../received/received-query.ts'
import type { Route } from './+types/application-page.ts'
import { loadApplication } from './load-application.server.ts'

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const loaded = await loadApplication(context, params.number, viewer.id)
  if (loaded) return { site: siteOf(context, url), viewerId: viewer.id, ...loaded }
  const received = await findApplication(context.database, params.number, { ...viewer, side: 'employer' })
  throw received ? redirect(receivedAddress(received)) : notFound()
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const { number } = args.params
  const seen = states.find((one) => one === typed('seen'))
  if (typed('move') !== 'withdraw' || !seen) throw notFound()
  const actor = { side: 'applicant', id: viewer.id } as const
  const done = await move(context.database, number, { name: 'withdraw', actor, now: context.now, seen })
  if (done.ok) return redirect(applicationAddress(number))
  if (done.problem === 'gone') throw notFound()
  return data({ isStale: true }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site, title, facts } = loaderData
  const name = i18nOf(site.language)._(msg`Application`)
  const address = applicationAddress(facts.number)
  return pageMeta({ site, title: `${name}: ${title}`, description: title, address, indexed: false })
}

const link = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4'

/** An application as its applicant sees it. */
export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { viewerId, facts, title, state, job, write, interview, timeline, mayWithdraw } = loaderData
  useForgottenDraft(viewerId, job)
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={ownPath}>
          <Trans>Applications</Trans>
        </BackLink>
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        {actionData?.isStale && (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
            <Trans>This application has changed since you opened it. Look at it again.</Trans>
          </p>
        )}
        <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md">
          <p role="status" className="text-xl font-semibold">
            {i18n._(stateTexts[state])}
          </p>
          {interview && <InterviewNote interview={interview} href={`/bookings/${interview.number}`} />}
          <ApplicationFacts facts={facts} />
          <div className="flex flex-wrap gap-x-6">
            <Link to={job} className={link}>
              <Icon name="briefcase" className="size-4.5" />
              <Trans>The job</Trans>
            </Link>
            <Link to={write} className={link}>
              <Icon name="message" className="size-4.5" />
              <Trans>Write to the employer</Trans>
            </Link>
          </div>
          {mayWithdraw && (
            <details className="rounded-md inset-ring inset-ring-line">
              <summary className="min-h-11 cursor-pointer content-center px-4 font-semibold">
                <Trans>Withdraw</Trans>
              </summary>
              <Form method="post" className="grid gap-3 p-4 pt-1">
                <input type="hidden" name="move" value="withdraw" />
                <input type="hidden" name="seen" value={state} />
                <p className="text-sm text-text-muted">
                  <Trans>
                    The employer can no longer read your application, and its file is deleted. You can’t apply
                    for this job again.
                  </Trans>
                </p>
                <Button type="submit" tone="line">
                  <Trans>Withdraw my application</Trans>
                </Button>
              </Form>
            </details>
          )}
        </section>
        <Timeline moves={timeline} />
      </div>
    </main>
  )
}
