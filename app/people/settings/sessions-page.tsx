import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { readOwnForm } from '../users/own-form.ts'
import { endOtherSessions, endSession, findDevices } from '../accounts/sessions.server.ts'
import { viewerOf } from '../users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { Button } from '../../ground/ui/button.tsx'
import type { Route } from './+types/sessions-page.ts'
import { Device } from './device.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { settingsMeta } from './settings-meta.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  return {
    site: siteOf(context, url),
    devices: await findDevices(context.database, viewer.id, viewer.sessionId),
  }
}

/** Signs out the device that the form names, or all `others`. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const end = typed('end')
  if (end === 'others') await endOtherSessions(context.database, viewer.id, viewer.sessionId)
  else if (!isUuid(end) || !(await endSession(context.database, viewer.id, end))) return notFound()
  return null
}

/** Also if the device was gone already: another tab may have signed it out. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Devices`, '/account/sessions')

export default function SessionsPage({ loaderData: { devices } }: Route.ComponentProps) {
  return (
    <SettingsFrame title={<Trans>Devices</Trans>}>
      <p className="mb-4 text-text-muted">
        <Trans>
          You are logged in on these devices. If you don’t recognize one, log it out and change your password.
        </Trans>
      </p>
      <ul aria-live="polite" className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post" preventScrollReset className="mt-5">
          <Button type="submit" name="end" value="others" size="lg" className="max-sm:w-full">
            <Trans>Log out all other devices</Trans>
          </Button>
        </Form>
      )}
    </SettingsFrame>
  )
}
