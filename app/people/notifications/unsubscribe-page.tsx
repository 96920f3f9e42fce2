import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import { unlistedMeta, siteOf } from '../../directory/page-meta.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import type { Route } from './+types/unsubscribe-page.ts'
import { channelsFor, switchOff } from './channels.server.ts'
import { eventLabels } from './event-labels.ts'
import type { EventName } from './events.ts'
import { readUnsubscribe } from './unsubscribe.server.ts'

export async function loader({ url, params, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  const { userId, event } = known(context, params.token)
  return { site: siteOf(context, url), event, done: await unsubscribed(context, userId, event) }
}

/** Mail programs send this form themselves when the user presses their unsubscribe button. */
export async function action({ params, context: router }: Route.ActionArgs) {
  const context = router.get(requestContext)
  const { userId, event } = known(context, params.token)
  await switchOff(context.database, userId, { event, channel: 'email' })
  return unsubscribed(context, userId, event)
}

/** Where else a user sees what they get no emails about; null while they get them. */
async function unsubscribed({ database }: RequestContext, userId: string, event: EventName) {
  const channels = await channelsFor(database, userId, event)
  return channels.includes('email') ? null : { isOnSite: channels.includes('in-app') }
}

function known(context: RequestContext, token: string) {
  const request = readUnsubscribe(context, token)
  if (!request) throw notFound()
  return request
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Fewer emails`,
    description: msg`Choose what you hear about on the site and by email.`,
    address: '/notifications/channels',
  })

/** The page behind a mail's link. Opening it changes nothing: virus scanners open every link. */
export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const done = actionData ?? loaderData.done
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-140 justify-items-center gap-3 text-center">
        <h1 className="text-3xl">
          {done ? <Trans>Done. You will get no more of these emails</Trans> : <Trans>Fewer emails</Trans>}
        </h1>
        <p role="status" className="text-text-muted">
          {done ? <AfterUnsubscribing isOnSite={done.isOnSite} /> : <Trans>We email you about:</Trans>}
        </p>
        <p className="font-semibold">{i18n._(eventLabels[loaderData.event])}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          {!done && (
            <Form method="post">
              <Button type="submit" size="lg">
                <Trans>Unsubscribe</Trans>
              </Button>
            </Form>
          )}
          <Link to="/notifications/channels" className={buttonClass({ tone: 'line', size: 'lg' })}>
            <Trans>What you hear about</Trans>
          </Link>
        </div>
      </div>
    </main>
  )
}

const AfterUnsubscribing = ({ isOnSite }: { isOnSite: boolean }) =>
  isOnSite ? (
    <Trans>You will still see these on the site. You can change your mind at any time.</Trans>
  ) : (
    <Trans>You can change your mind at any time.</Trans>
  )
