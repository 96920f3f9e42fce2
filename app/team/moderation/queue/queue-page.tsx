import { Trans, useLingui } from '@lingui/react/macro'
import { rowNumber } from '../../../ground/query/fields.ts'
import { data, redirect } from 'react-router'
import { Note } from '../../../people/settings/note.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { findBursts } from '../../../deals/bookings/requests/find-bursts.server.ts'
import { findRepeats, markSeen } from '../../../people/repeats/find-repeats.server.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { SavedNote } from '../../desk/saved-note.tsx'
import { StaffList } from '../../desk/staff-list.tsx'
import { staffOf } from '../../desk/staff-only.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import { scheduleDecision, undoDecision } from '../bulk/schedule-decision.server.ts'
import { caseField, readBulkForm, undoField } from '../bulk/read-bulk-form.ts'
import { stateLabels, typeLabels } from '../case-labels.ts'
import {
  findDecided,
  findPendingDecisions,
  findNumbered,
  findWaiting,
  perPage,
} from '../find-cases.server.ts'
import { policyIn, savePolicy } from '../policy.server.ts'
import { longestText } from '../../../market/approval/cases.ts'
import { readPolicy } from '../../../market/approval/policy.server.ts'
import { sentIn, textIn } from '../../../ground/forms/typed.ts'
import { PageLinks } from '../../../ground/ui/page-links/page-links.tsx'
import type { Route } from './+types/queue-page.ts'
import { BurstList } from './burst-list.tsx'
import { CaseLink } from './case-link.tsx'
import { PendingDecisionList } from './pending-decisions.tsx'
import { PolicyForm, seenPrefix } from './policy-form.tsx'
import { queuePath, queueQuery } from './queue-query.ts'
import { RepeatList, repeatField } from './repeat-list.tsx'
import { SkippedNote } from './skipped-note.tsx'
import { WaitingForm } from './waiting-form.tsx'

export const handle = { query: queueQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const staff = staffOf(context, url)
  const { id, role } = staff
  const { after } = queueQuery.parse(url)
  const [found, pending, decided, repeats, bursts, policy] = await Promise.all([
    findWaiting(context, staff, after),
    findPendingDecisions(context),
    findDecided(context),
    findRepeats(context.database),
    findBursts(context.database, context.now),
    role === 'admin' ? readPolicy(context.database) : null,
  ])
  return { id, role, after, ...found, pending, decided, repeats, bursts, policy }
}

/**
 * Decides several cases at once or undoes that, notes that a repeated text was seen, or changes whose listings need
 * approval: the last is for admins.
 */
export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const staff = staffOf(context, args.url)
  if (form.has(undoField)) return undoBulk(context, staff, rowNumber(typed(undoField)))
  if (form.has(repeatField)) return lookAtRepeat(context, form)
  if (form.has('decision')) return decideInBulk(context, staff, form)
  return changePolicy(context, adminOf(context, args.url), form)
}

async function lookAtRepeat({ database }: RequestContext, form: FormData) {
  const [userId = '', hash = ''] = sentIn(form, repeatField).split(' ')
  await markSeen(database, { userId, hash })
  throw redirect(queuePath, { status: 303 })
}

async function undoBulk({ database }: RequestContext, { id }: Viewer, bulkId: number) {
  const isUndone = await database.transaction((tx) => undoDecision(tx, id, bulkId))
  if (!isUndone) return data({ problem: 'late' as const }, { status: 409 })
  throw redirect(queuePath, { status: 303 })
}

/** The answer names the cases that were skipped and keeps the typed text. */
async function decideInBulk(context: RequestContext, staff: Viewer, form: FormData) {
  const { chosen, decision, reason } = readBulkForm(form)
  if (!decision || chosen.length > perPage) throw data(null, { status: 400 })
  const refuse = (problem: 'none' | 'missing' | 'long') =>
    data({ problem, chosen: form.getAll(caseField).map(String), reason }, { status: 422 })
  if (chosen.length === 0) return refuse('none')
  if (!reason && decision !== 'approve') return refuse('missing')
  if (reason.length > longestText) return refuse('long')
  const left = await context.database.transaction((tx) =>
    scheduleDecision(tx, { chosen, staff, decision, reason }),
  )
  if (left.length === 0) throw redirect(queuePath, { status: 303 })
  const skipped = await findNumbered(context, left)
  return data({ problem: 'skipped' as const, chosen: [], reason, skipped }, { status: 409 })
}

async function changePolicy({ database }: RequestContext, admin: Viewer, form: FormData) {
  const value = policyIn(form)
  const seen = policyIn(form, seenPrefix)
  const typed = { reviewsNewOwners: form.has('reviewsNewOwners'), trustedAfter: textIn(form, 'trustedAfter') }
  if (!value) return data({ problem: 'number' as const, typed, seen }, { status: 422 })
  const isSaved =
    seen !== null && (await database.transaction((tx) => savePolicy(tx, { adminId: admin.id, value, seen })))
  return isSaved ? data({ problem: null }) : data({ problem: 'stale' as const, typed }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

/** For moderators and admins: open cases, and past decisions. */
export default function QueuePage({ loaderData, actionData: done }: Route.ComponentProps) {
  const { id, role, after, waiting, next, pending, decided, repeats, bursts, policy } = loaderData
  const { t, i18n } = useLingui()
  return (
    <StaffList name={t`Moderation`} role={role}>
      {done?.problem === 'late' && (
        <div className="mt-6">
          <Note tone="error">
            <Trans>This can no longer be undone because it has taken effect.</Trans>
          </Note>
        </div>
      )}
      {done?.problem === null && (
        <SavedNote answer={done}>
          <Trans>Saved. This applies from now on.</Trans>
        </SavedNote>
      )}
      {done?.problem === 'skipped' && <SkippedNote skipped={done.skipped} />}
      <PendingDecisionList pending={pending} viewerId={id} />
      <h2 className="mt-6 mb-3 text-xl">
        <Trans>Pending</Trans>
      </h2>
      {waiting.length === 0 ? (
        <p className="text-text-muted">
          <Trans>Nothing is waiting.</Trans>
        </p>
      ) : (
        <WaitingForm
          // Resets the form: decided cases are gone, and so is their reason.
          key={pending.map((one) => one.id).join()}
          waiting={waiting}
          refused={done && 'chosen' in done ? done : undefined}
        />
      )}
      <PageLinks
        first={after > 0 ? queuePath : null}
        next={next ? queueQuery.address(queuePath, { after: waiting.at(-1)!.id }) : null}
      />
      <RepeatList repeats={repeats} role={role} />
      <BurstList bursts={bursts} role={role} />
      {decided.length > 0 && (
        <>
          <h2 className="mt-6 mb-3 text-xl">
            <Trans>Recently decided</Trans>
          </h2>
          <ul className="rounded-xl bg-surface p-3 shadow-md">
            {decided.map((line) => (
              <li key={line.id} className="flex">
                <CaseLink
                  line={line}
                  note={`${i18n._(typeLabels[line.type])} · ${i18n._(stateLabels[line.state])}`}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {policy && (
        <PolicyForm
          key={JSON.stringify(policy)}
          policy={policy}
          refused={done && 'typed' in done ? done : undefined}
        />
      )}
    </StaffList>
  )
}
