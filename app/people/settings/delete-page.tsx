import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirectDocument, useNavigation } from 'react-router'
import { authTexts, statusOf } from '../accounts/auth-codes.ts'
import { readOwnForm } from '../users/own-form.ts'
import { isFresh, proofOf } from '../accounts/proof.server.ts'
import { CurrentPassword } from '../accounts/sign-in/current-password.tsx'
import { SignInAgain } from '../accounts/sign-in/sign-in-again.tsx'
import { viewerOf } from '../users/viewer.ts'
import { isLastAdmin } from '../accounts/last-admin.server.ts'
import { findWaysIn, hasPassword } from '../accounts/ways-in.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import type { Route } from './+types/delete-page.ts'
import { closeAccount, findLost, findOpenMatters, findUnsettled } from './leave.server.ts'
import { Note } from './note.tsx'
import { MatterList, OpenMatters } from './open-matters.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { settingsMeta } from './settings-meta.ts'
import { useFirstError } from '../../ground/forms/use-first-error.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  return {
    site: siteOf(context, url),
    email: viewer.email,
    hasPassword: hasPassword(await findWaysIn(context.database, viewer.id)),
    isFresh: await isFresh(context, viewer),
    open: await findOpenMatters(context.database, viewer.id, context.language),
    lost: await findLost(context.database, viewer.id, context.language),
    unsettled: await findUnsettled(context.database, viewer.id),
    isLastAdmin: viewer.role === 'admin' && (await isLastAdmin(context.database, viewer.id)),
  }
}

/** Asks for the password or, for accounts without one, a recent sign-in. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const proof = await proofOf(context, viewer, typed('password'))
  if (!proof.ok) return data(proof, { status: statusOf(proof.code) })
  const isClosed = await closeAccount(context.database, viewer.id, context.now)
  // If the account could not be closed, the page says why.
  return redirectDocument(isClosed ? '/account/closed' : '/account/delete', { status: 303 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Delete my account`, '/account/delete')

export default function DeletePage({ loaderData, actionData: refusal }: Route.ComponentProps) {
  const { email, hasPassword, isFresh, isLastAdmin, open, lost, unsettled } = loaderData
  const { i18n } = useLingui()
  const form = useFirstError(refusal)
  const busy = useNavigation().formMethod === 'POST'
  const error = refusal && i18n._(authTexts[refusal.code])
  if (isLastAdmin)
    return (
      <SettingsFrame title={<Trans>Delete my account</Trans>}>
        <Note tone="error">
          <Trans>
            You are the only admin left, and only an admin can appoint another one. Give someone else that
            role first.
          </Trans>
        </Note>
        <Link to="/admin/users" className={buttonClass({ tone: 'line' })}>
          <Trans>Users</Trans>
        </Link>
      </SettingsFrame>
    )
  if (unsettled.length > 0)
    return (
      <SettingsFrame title={<Trans>Delete my account</Trans>}>
        <Note tone="error">
          <Trans>Orders that are paid and not completed have to be settled first.</Trans>
        </Note>
        <MatterList matters={unsettled} />
      </SettingsFrame>
    )
  return (
    <SettingsFrame title={<Trans>Delete my account</Trans>}>
      <ul className="mb-5 grid list-disc gap-2 pl-5 text-text-muted">
        <li>
          <Trans>
            Right away: you are logged out everywhere, your ID photos are deleted, and your listings are
            closed.
          </Trans>
        </li>
        <li>
          <Trans>
            For 14 days you can come back: log in, and everything is as it was except the ID photos, bookings,
            and your access to other people’s listings.
          </Trans>
        </li>
        <li>
          <Trans>
            Listings you claimed stay in the directory without an owner. If you come back, they are yours
            again, unless someone else has claimed them.
          </Trans>
        </li>
        <li>
          <Trans>
            After that, your profile, listings, favorites, searches, notifications and messages to us are
            permanently deleted.
          </Trans>
        </li>
        {lost.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          <Trans>
            What you asked, answered and reviewed in public stays, under the name “Former member”.
          </Trans>
        </li>
        <li>
          <Trans>
            Your messages to other people stay with them, under the name “Former member”. Your photos in them
            are deleted.
          </Trans>
        </li>
      </ul>
      <OpenMatters open={open} />
      <p className="mb-5">
        <a href="/account/export" download className={buttonClass({ tone: 'line' })}>
          <Trans>Download my data</Trans>
        </a>
      </p>
      {hasPassword || isFresh ? (
        <Form ref={form} method="post" noValidate className="grid gap-4">
          {error && refusal.code !== 'password_wrong' && <Note tone="error">{error}</Note>}
          {hasPassword && (
            <CurrentPassword email={email} error={refusal?.code === 'password_wrong' ? error : undefined} />
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="lg" tone="action" busy={busy} className="max-sm:w-full">
              <Trans>Delete my account</Trans>
            </Button>
            <Link to="/account" className={`${buttonClass({ tone: 'ghost', size: 'lg' })} max-sm:w-full`}>
              <Trans>Keep my account</Trans>
            </Link>
          </div>
        </Form>
      ) : (
        <SignInAgain />
      )}
    </SettingsFrame>
  )
}
