import { eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Notice } from '../../people/notifications/events.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { users } from '../../people/users/tables.server.ts'
import { decisionPath } from '../../market/approval/decision-path.ts'
import { findTitle, quoteIn } from './find-title.server.ts'
import type { Case } from '../../market/approval/tables.server.ts'
import { findPath } from './subjects.server.ts'

/**
 * Tells an owner what was decided about what is theirs. Of reports that nothing follows from they hear nothing.
 * @param first of an appeal the case that it is about, else the same
 */
export async function tellOwner(tx: Database, one: Case, first: Case): Promise<void> {
  if (one.ownerId === null) return
  const quote = quoteIn(first, await languageOf(tx, one.ownerId))
  const notice = noticeOf(one, first, await findTitle(tx, { ...first, quote }))
  if (!notice) return
  const isShown = one.state === 'approved' || one.state === 'restored'
  const { subjectKind: kind, subjectRef: ref } = first
  const href = (isShown && (await findPath(tx, { kind, ref }))) || decisionPath(first.id)
  await notify(tx, one.ownerId, { ...notice, href, key: `moderation ${one.id} ${one.version}` })
}

function noticeOf({ type, state, reason }: Case, first: Case, title: string): Notice | null {
  const subject = first.type
  if (type === 'appeal' && state === 'refused') return { event: 'appeal-refused', values: { title, reason } }
  if (state === 'hidden') return { event: 'content-hidden', values: { title, reason } }
  if (state === 'restored') return { event: 'content-restored', values: { title } }
  if (subject === 'report' || subject === 'appeal')
    return state === 'approved' ? { event: 'content-restored', values: { title } } : null
  if (state === 'refused') return { event: `${subject}-refused`, values: { title, reason } }
  if (state === 'approved') return { event: `${subject}-approved`, values: { title } }
  return null
}

async function languageOf(tx: Database, id: string): Promise<Language> {
  const [found] = await tx.select({ language: users.language }).from(users).where(eq(users.id, id))
  return found?.language ?? 'en'
}
