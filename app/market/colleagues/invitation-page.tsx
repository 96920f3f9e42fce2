import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { colleaguesAddress } from './addresses.ts'
import { listingAddress } from '../../directory/known-areas.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import type { Route } from './+types/invitation-page.ts'
import { acceptInvitation, declineInvitation, findInvitation, isInvited } from './accept.server.ts'
import { roleNames, roleTexts } from './role-texts.ts'

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  context.validUntil = 0
  const found = await findInvitation(context.database, params.token)
  const { viewer } = context
  const invitation = found && {
    title: found.listing.title,
    href: listingAddress(found.listing.kind, found.listing.ref),
    by: found.by,
    role: found.role,
    email: found.email,
    isLoggedIn: viewer !== null,
    isTheirs: viewer !== null && isInvited(viewer, found),
    login: `/login?${new URLSearchParams({ next: url.pathname })}`,
  }
  return data({ invitation, siteName: context.siteName }, { status: found ? 200 : 404 })
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const { token } = args.params
  const found = await findInvitation(context.database, token)
  const answer = typed('op') === 'decline' ? declineInvitation : acceptInvitation
  if (!found || !(await answer(context.database, token, viewer))) throw notFound()
  const { kind, ref } = found.listing
  return redirect(typed('op') === 'decline' ? '/' : colleaguesAddress(kind, ref))
}

/** Opened by the link in the mail that invites someone to manage a listing. */
export default function InvitationPage({ loaderData: { invitation, siteName } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <title>{`${t`Invitation`} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-160 gap-5">
        {invitation ? (
          <InvitationCard invitation={invitation} />
        ) : (
          <>
            <h1 className="text-3xl">
              <Trans>This link no longer works</Trans>
            </h1>
            <p>
              <Trans>The invitation was accepted, taken back, or is more than 7 days old.</Trans>
            </p>
          </>
        )}
      </div>
    </main>
  )
}

type Invitation = NonNullable<Route.ComponentProps['loaderData']['invitation']>

function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { i18n, t } = useLingui()
  const { title, href, role, email, isLoggedIn, isTheirs, login } = invitation
  const by = invitation.by || t`Former member`
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">{title}</h1>
      <p>
        {t`${by} would like to manage this listing together with you.`}{' '}
        <Link to={href} className="underline underline-offset-4">
          <Trans>View Listing</Trans>
        </Link>
      </p>
      <p className="rounded-xl bg-surface p-5 shadow-md">
        <b className="block">{i18n._(roleNames[role])}</b>
        <span className="text-text-muted">{i18n._(roleTexts[role])}</span>
      </p>
      <p className="text-sm text-text-muted">
        <Trans>A review of it that you wrote yourself is deleted when you accept.</Trans>
      </p>
      {isTheirs ? (
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="op" value="accept" tone="action" size="lg">
            <Trans>Accept</Trans>
          </Button>
          <Button type="submit" name="op" value="decline" tone="line" size="lg">
            <Trans>Decline</Trans>
          </Button>
        </Form>
      ) : (
        <>
          <p role="status">
            {isLoggedIn ? (
              <Trans>
                This invitation is for {email}. Log in with that address, which must be confirmed, and open
                the link again.
              </Trans>
            ) : (
              <Trans>Log in with {email} to accept, or sign up with it.</Trans>
            )}
          </p>
          {!isLoggedIn && (
            <Link to={login} className={`${buttonClass({ tone: 'action', size: 'lg' })} justify-self-start`}>
              <Trans>Login</Trans>
            </Link>
          )}
        </>
      )}
    </>
  )
}
