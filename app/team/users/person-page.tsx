import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { Device } from '../../people/settings/device.tsx'
import { statusOf } from '../../people/accounts/auth-codes.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { findDevices } from '../../people/accounts/sessions.server.ts'
import { SignInAgain } from '../../people/accounts/sign-in/sign-in-again.tsx'
import { requestContext } from '../../ground/request/request-context.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { adminOf } from '../desk/admin-only.ts'
import { auditAddress } from '../../ground/audit/audit-query.ts'
import type { Route } from './+types/person-page.ts'
import { changeRole, resetSecondStep, restore, suspend } from './change-person.server.ts'
import { endSessions } from './end-sessions.server.ts'
import { Facts } from './facts.tsx'
import { findPerson, type Person } from './find-person.server.ts'
import { givenRoles, roleGivenAs } from './given-roles.ts'
import { personChanges, type PersonProblem, reasonFields, type RefusedChange } from './person-change.ts'
import { findProof, prove } from './proof.server.ts'
import { ResetForm } from './reset-form.tsx'
import { RoleForm } from './role-form.tsx'
import { RestoreForm, SuspendForm } from './suspension-forms.tsx'
import { userPath, usersPath } from './user-query.ts'

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const person = await findPerson(context.database, params.id)
  if (!person) throw notFound()
  const [devices, proof] = await Promise.all([
    findDevices(context.database, person.id, admin.sessionId),
    findProof(context, admin),
  ])
  return {
    person,
    devices,
    isSelf: person.id === admin.id,
    proof,
  }
}

/**
 * Ends sessions, or changes what the person is: that asks for the admin's password, and for a code where the last one is
 * long ago. No one changes themselves here.
 */
export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  const person = await findPerson(context.database, args.params.id)
  if (!person) throw notFound()
  if (person.id === admin.id) throw data(null, { status: 403 })
  const ids = { adminId: admin.id, userId: person.id }
  const end = typed('end')
  if (end) {
    if (await endSessions(context.database, { ...ids, end })) return null
    return notFound()
  }
  const change = personChanges.find((one) => one === typed('change'))
  const role = givenRoles.find((one) => one === typed('role')) ?? roleGivenAs(person.role)
  if (!change) throw data(null, { status: 400 })
  const { values, problems } = readFields(reasonFields, form)
  const { reason } = values
  const refuse = (problem: PersonProblem, status: number) =>
    data<RefusedChange>({ change, problem, role, reason }, { status })
  if (change !== 'role' && problems?.reason) return refuse(problems.reason, 422)
  if (change !== 'restore') {
    const proof = await prove(context, args.request, admin, typed)
    if (!proof.ok) return refuse(proof.code, statusOf(proof.code))
  }
  const isDone = await context.database.transaction((tx) => {
    if (change === 'role') return changeRole(tx, { ...ids, was: typed('was'), role })
    return changes[change](tx, { ...ids, reason })
  })
  if (!isDone) return refuse('stale', 409)
  throw redirect(userPath(person.id), { status: 303 })
}

const changes = { suspend, restore, 'second-step': resetSecondStep }

export const shouldRevalidate = reloadAfterConflict

/** For admins: one account, and the actions on it. */
export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, devices, isSelf, proof } = loaderData
  const { t, i18n } = useLingui()
  const refused = actionData ?? undefined
  return (
    <main id="main" className="wrap py-section">
      <title>{person.fullName}</title>
      <meta name="robots" content="noindex" />
      <Link to={usersPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>All users</Trans>
      </Link>
      <h1 className="text-3xl wrap-anywhere">{person.fullName}</h1>
      {refused?.problem === 'stale' && (
        <PersonChangedNote written={hasNoField(refused, person) && refused.reason} />
      )}
      <Facts person={person} />
      <p className="mt-4 flex flex-wrap gap-x-6">
        <AuditLink to={auditAddress({ subject: `user/${person.id}` })}>{t`Decisions about them`}</AuditLink>
        <AuditLink to={auditAddress({ by: person.id })}>{t`Their decisions`}</AuditLink>
      </p>
      <Section title={<Trans>Devices</Trans>}>
        {devices.length === 0 ? (
          <p className="text-text-muted">
            <Trans>Not logged in on any device.</Trans>
          </p>
        ) : (
          <ul aria-live="polite" className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
            {devices.map((device) => (
              <Device key={device.id} device={device} />
            ))}
          </ul>
        )}
        {devices.length > 1 && !isSelf && (
          <Form method="post" preventScrollReset className="mt-4">
            <Button type="submit" tone="line" name="end" value="all">
              <Trans>Log out everywhere</Trans>
            </Button>
          </Form>
        )}
      </Section>
      {isSelf ? (
        <p className="mt-6 text-text-muted">
          <Trans>This is you. Only another admin can change your role or suspend you.</Trans>
        </p>
      ) : (
        <>
          {person.suspendedAt && (
            <Section title={<Trans>Suspended</Trans>}>
              <p className="mb-3 text-text-muted">
                {formatDate(person.suspendedAt, i18n.locale, { dateStyle: 'long', timeStyle: 'short' })}
              </p>
              <p className="mb-3 whitespace-pre-line wrap-anywhere">{person.suspendedBecause}</p>
              <RestoreForm refused={refused} />
            </Section>
          )}
          {proof.canProve ? (
            <>
              <Section title={<Trans>Role</Trans>}>
                <RoleForm person={person} proof={proof} refused={refused} />
              </Section>
              {!person.suspendedAt && (
                <Section title={<Trans>Suspend</Trans>}>
                  <SuspendForm proof={proof} refused={refused} />
                </Section>
              )}
              {canBeReset(person) && (
                <Section title={<Trans>Two-step login</Trans>}>
                  <ResetForm proof={proof} refused={refused} />
                </Section>
              )}
            </>
          ) : (
            <Section title={<Trans>Role and suspension</Trans>}>
              <SignInAgain />
            </Section>
          )}
        </>
      )}
    </main>
  )
}

/** Whether the sent form is gone: a suspended user can only be let in again, and the other way round. */
const hasNoField = (
  { change }: RefusedChange,
  person: Pick<Person, 'suspendedAt' | 'hasSecondStep' | 'passkeys'>,
) =>
  (change === 'suspend' && person.suspendedAt !== null) ||
  (change === 'restore' && person.suspendedAt === null) ||
  (change === 'second-step' && !canBeReset(person))

const canBeReset = ({ hasSecondStep, passkeys }: Pick<Person, 'hasSecondStep' | 'passkeys'>) =>
  hasSecondStep || passkeys > 0

/** @param written typed text whose field is gone */
const PersonChangedNote = ({ written }: { written: string | false }) => (
  <div role="alert" className="mt-4 max-w-140 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
    <p>
      <Trans>
        Someone else changed this person while you were viewing the page, so nothing was done. This is the
        current state.
      </Trans>
    </p>
    {written && <q className="mt-2 block wrap-anywhere whitespace-pre-line">{written}</q>}
  </div>
)

const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="mt-6 max-w-140">
    <h2 className="mb-3 text-xl">{title}</h2>
    {children}
  </section>
)

const AuditLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
    {children}
  </Link>
)
