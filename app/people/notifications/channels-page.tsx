import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { readOwnForm } from '../users/own-form.ts'
import { viewerOf } from '../users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { unlistedMeta, siteOf } from '../../directory/page-meta.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/channels-page.ts'
import { choiceIn, findOff, saveOff } from './channels.server.ts'
import { channels, chosenEvents, isFixed } from './events.ts'
import { eventLabels } from './event-labels.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  return { site: siteOf(context, url), off: await findOff(context.database, viewerOf(context, url).id) }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const choice = choiceIn(form)
  await saveOff(context.database, viewer.id, choice)
  return { saved: choice.shown.length > 0 }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`What you hear about`,
    description: msg`Choose what you hear about on the site and by email.`,
    address: '/notifications/channels',
  })

/** Every event by every channel, as boxes to check. */
export default function ChannelsPage({ loaderData: { off }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  const channelNames = { 'in-app': t`On the site`, email: t`By email` }
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto max-w-160">
        <Link
          to="/notifications"
          className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-brand hover:underline"
        >
          <Icon name="chevron-left" className="size-4.5" />
          <Trans>Notifications</Trans>
        </Link>
        <h1 className="text-3xl">
          <Trans>What you hear about</Trans>
        </h1>
        <p className="mt-2 mb-5 text-text-muted">
          <Trans>You’ll always get emails about the security of your account.</Trans>
        </p>
        <Form method="post" preventScrollReset>
          <div className="overflow-x-auto rounded-xl shadow-sm">
            <table className="w-full rounded-xl bg-surface text-left">
              <thead className="border-b border-line text-sm">
                <tr>
                  <th scope="col" className="px-5 py-3">
                    <Trans>When</Trans>
                  </th>
                  {channels.map((channel) => (
                    <th key={channel} scope="col" className="px-2 py-3 text-center font-semibold">
                      {channelNames[channel]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {chosenEvents.map((event) => (
                  <tr key={event}>
                    <th scope="row" className="text-balance px-5 py-2 font-medium">
                      {i18n._(eventLabels[event])}
                      <input type="hidden" name="shown" value={event} />
                    </th>
                    {channels.map((channel) => (
                      <td key={channel} className="px-2 text-center">
                        <label className="inline-grid size-11 place-items-center">
                          <input
                            type="checkbox"
                            aria-label={`${i18n._(eventLabels[event])}: ${channelNames[channel]}`}
                            name={channel}
                            value={event}
                            defaultChecked={
                              isFixed(event, channel) ||
                              !off.some((one) => one.event === event && one.channel === channel)
                            }
                            disabled={isFixed(event, channel)}
                            className="size-5"
                          />
                        </label>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
              <Trans context="form">Save</Trans>
            </Button>
            <p role="status" className="text-success">
              {actionData?.saved && !busy && <Trans context="form">Saved</Trans>}
            </p>
          </div>
        </Form>
      </div>
    </main>
  )
}
