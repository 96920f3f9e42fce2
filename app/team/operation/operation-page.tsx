import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, redirect, useNavigation } from 'react-router'
import { readRetention } from '../../deals/applications/retention/retention.server.ts'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { isSwitchedReadOnly } from '../../ground/request/read-only.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { readCheck } from '../../people/ledger/checks.server.ts'
import type { Difference } from '../../people/ledger/find-differences.server.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { adminOf } from '../desk/admin-only.ts'
import { StaffList } from '../desk/staff-list.tsx'
import type { Route } from './+types/operation-page.ts'
import { Backups } from './backups.tsx'
import { lastBackup } from './last-backup.server.ts'
import { LedgerState } from './ledger-state.tsx'
import { switchReadOnly } from './read-only.server.ts'
import { type RefusedDays, RetentionForm } from './retention-form.tsx'
import { saveRetention } from './save-retention.server.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = adminOf(context, url)
  const { isReadOnlySet } = context
  const isSwitched = await isSwitchedReadOnly(context.database)
  const [backup, days, check] = await Promise.all([
    lastBackup(context.database),
    readRetention(context.database),
    readCheck<Difference>(context.database, 'ledger'),
  ])
  return { role, isSwitched, isReadOnlySet, backup, days, check }
}

export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const { id: adminId } = adminOf(context, args.url)
  if (form.has('days')) {
    const asked = { adminId, typed: typed('days'), seen: typed('seen') }
    const problem: RefusedDays['problem'] | null = context.isReadOnly
      ? 'read-only'
      : await context.database.transaction((tx) => saveRetention(tx, asked))
    if (!problem) return redirect('/admin/operation')
    const seen = problem === 'stale' ? null : asked.seen
    return data<RefusedDays>(
      { typed: asked.typed, seen, problem },
      { status: problem === 'number' ? 422 : 409 },
    )
  }
  const readOnly = typed('readOnly')
  if (readOnly !== 'on' && readOnly !== 'off') throw data(null, { status: 400 })
  await context.database.transaction((tx) => switchReadOnly(tx, { adminId, isOn: readOnly === 'on' }))
  return redirect('/admin/operation')
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: whether anything can be saved, as while the site moves to another machine. */
export default function OperationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { role, isSwitched, isReadOnlySet, backup, days, check } = loaderData
  const { t } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <StaffList name={t`Operation`} role={role}>
      <section className="mt-6 max-w-140">
        <h2 className="text-xl">
          <Trans>Read-only mode</Trans>
        </h2>
        <p className="mt-2">
          <Trans>
            In read-only mode, people can read every page but can’t save anything. Each page and form says why
            and keeps what was typed. No email is sent. Use it while the site moves to another machine.
          </Trans>
        </p>
        {isReadOnlySet ? (
          <p className="mt-4 font-semibold">
            <Trans>It is on because this site was started with READ_ONLY.</Trans>
          </p>
        ) : (
          <Form method="post" className="mt-4">
            <p className="mb-4 font-semibold" role="status">
              {isSwitched ? <Trans>It is on.</Trans> : <Trans>It is off.</Trans>}
            </p>
            <input type="hidden" name="readOnly" value={isSwitched ? 'off' : 'on'} />
            <Button type="submit" busy={busy}>
              {isSwitched ? <Trans>Let people save again</Trans> : <Trans>Make the site read-only</Trans>}
            </Button>
          </Form>
        )}
      </section>
      <RetentionForm days={days} refused={actionData} />
      <Backups last={backup} />
      <LedgerState check={check} />
    </StaffList>
  )
}
