import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, redirect } from 'react-router'
import { siteOf } from '../../../directory/page-meta.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import { formatDate } from '../../../ground/i18n/format.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { SettingsFrame } from '../../../people/settings/settings-frame.tsx'
import { settingsMeta } from '../../../people/settings/settings-meta.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { viewerOf } from '../../../people/users/viewer.ts'
import { findBooking } from '../moves/find-booking.server.ts'
import { blockedPath, receivedAddress } from '../addresses.ts'
import { blockGuest, findBlocked, unblockGuest } from './block-guest.server.ts'
import type { Route } from './+types/blocked-page.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  return { site: siteOf(context, url), blocked: await findBlocked(context.database, viewer.id) }
}

/** Blocks the guest of a booking, or with `off` ends that; or ends what the list shows, for a `person` or an `email`. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const { database, now } = context
  const number = typed('number')
  if (!number) {
    const person = typed('person')
    await unblockGuest(database, viewer.id, {
      guestId: isUuid(person) ? person : null,
      guestEmail: typed('email') || null,
    })
    return null
  }
  const found = await findBooking(database, number, { ...viewer, side: 'owner' }, now)
  // Colleagues block no one.
  if (!found || found.ownerId !== viewer.id || found.guestId === viewer.id) throw notFound()
  const change = form.has('off') ? unblockGuest : blockGuest
  await database.transaction((tx) => change(tx, viewer.id, found))
  return redirect(receivedAddress(number))
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Blocked people`, blockedPath)

/** Whom the visitor has blocked. */
export default function BlockedPage({ loaderData: { blocked } }: Route.ComponentProps) {
  const { i18n, t } = useLingui()
  return (
    <SettingsFrame title={<Trans>Blocked people</Trans>}>
      <p className="mb-4 text-text-muted">
        {blocked.length === 0 ? (
          <Trans>You haven’t blocked anyone.</Trans>
        ) : (
          <Trans>
            They can’t message you or book with you. A guest without an account is blocked by email.
          </Trans>
        )}
      </p>
      <ul aria-live="polite" className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
        {blocked.map(({ guestId, guestEmail, name, since }) => {
          const who = guestEmail ?? name
          return (
            <li
              key={guestId ?? guestEmail}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{who}</p>
                <p className="text-sm text-text-muted">
                  {t`Since ${formatDate(since, i18n.locale, { dateStyle: 'medium' })}`}
                </p>
              </div>
              <Form method="post" preventScrollReset>
                {guestId && <input type="hidden" name="person" value={guestId} />}
                {guestEmail && <input type="hidden" name="email" value={guestEmail} />}
                <Button type="submit" tone="line" aria-label={t`Unblock ${who}`}>
                  <Trans>Unblock</Trans>
                </Button>
              </Form>
            </li>
          )
        })}
      </ul>
    </SettingsFrame>
  )
}
