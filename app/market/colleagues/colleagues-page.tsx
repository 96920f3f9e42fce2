import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { colleaguesAddress } from './addresses.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { flag, rowNumber } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { colleagueRoles } from '../../ground/request/viewer.ts'
import { BackLink } from '../../ground/ui/back-link.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import type { Route } from './+types/colleagues-page.ts'
import { changeRole, removeColleague } from './change-colleague.server.ts'
import {
  invitationFields,
  type InvitationProblem,
  mostColleagues,
  type RefusedInvitation,
} from './colleague-form.ts'
import { ColleagueCard } from './colleague-card.tsx'
import { findColleagues, findStaffed } from './find-colleagues.server.ts'
import { InviteForm } from './invite-form.tsx'
import { invite } from './invite.server.ts'

const query = defineQuery({ sent: flag('1') })
export const handle = { query }

export async function loader({ params, url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const listing = await findStaffed(context.database, viewer, params)
  const area = areaOf(params.kind)
  if (!listing || !area) throw notFound()
  const { title, kind, ref, mayChoose } = listing
  const all = await findColleagues(context.database, listing.id)
  return {
    siteName: context.siteName,
    title,
    href: `${area.path}/${encodeURIComponent(ref)}`,
    kind,
    mayChoose,
    wasSent: query.parse(url).sent,
    colleagues: all
      .filter(({ userId }) => mayChoose || userId === viewer.id)
      .map(({ id, role, userId, name, email, createdAt, isExpired }) => ({
        id,
        role,
        name: name ?? email ?? '',
        isInvited: userId === null,
        isSelf: userId === viewer.id,
        createdAt,
        isExpired,
      })),
    isFull: all.filter(({ isExpired }) => !isExpired).length >= mostColleagues,
  }
}

/** Each form has an `op`. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const { database } = context
  const listing = await findStaffed(database, viewer, args.params)
  if (!listing) throw notFound()
  const back = colleaguesAddress(listing.kind, listing.ref)
  const id = rowNumber(typed('id'))
  const change = { id, actorId: viewer.id }
  const own = await findColleagues(database, listing.id)
  const isSelf = own.some((one) => one.id === id && one.userId === viewer.id)
  if (typed('op') === 'remove' && (listing.mayChoose || isSelf)) {
    if (!(await removeColleague(database, listing, change))) throw notFound()
    return redirect(isSelf ? '/user-listings' : back)
  }
  if (!listing.mayChoose) throw notFound()
  if (typed('op') === 'role') {
    const role = colleagueRoles.find((one) => one === typed('role'))
    if (!role || !(await changeRole(database, listing, { ...change, role }))) throw notFound()
    return redirect(back)
  }
  if (typed('op') !== 'invite') throw notFound()
  const { values, problems } = readFields(invitationFields, form)
  const refuse = (problem: InvitationProblem) =>
    data<RefusedInvitation>({ problem, typed: values }, { status: 422 })
  if (problems?.email) return refuse(problems.email === 'missing' ? 'missing' : 'invalid')
  const problem = await invite(context, viewer, { listing, email: values.email, role: values.role })
  return problem ? refuse(problem) : redirect(query.address(back, { sent: true }))
}

/** Who acts for a listing beside its owner, and who is invited to. */
export default function ColleaguesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, siteName, href, colleagues, mayChoose, isFull, wasSent } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <title>{`${mayChoose ? t`Colleagues` : t`Your role`} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-160 gap-5">
        <BackLink to={href}>{title}</BackLink>
        <div className="grid gap-2">
          <h1 className="text-3xl">{mayChoose ? <Trans>Colleagues</Trans> : <Trans>Your role</Trans>}</h1>
          {mayChoose && (
            <p className="text-text-muted">
              <Trans>
                Up to five people can manage this listing with you. To guests, what they write comes from you.
              </Trans>
            </p>
          )}
        </div>
        {wasSent && (
          <p role="status" className="rounded-md bg-success-soft p-3 text-success">
            <Trans>If this address gets our emails, the invitation is on its way.</Trans>
          </p>
        )}
        {colleagues.length > 0 && (
          <ul className="grid gap-4">
            {colleagues.map((one) => (
              <ColleagueCard key={one.id} colleague={one} mayChoose={mayChoose} />
            ))}
          </ul>
        )}
        {mayChoose && (!isFull || actionData) && <InviteForm key={colleagues.length} refused={actionData} />}
      </div>
    </main>
  )
}
