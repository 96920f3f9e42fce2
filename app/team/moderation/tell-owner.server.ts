import { eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Notice } from '../../people/notifications/events.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { users } from '../../people/users/tables.server.ts'
import { quoteText } from '../../market/messages/words-of.ts'
import { decisionPath } from '../../market/approval/decision-path.ts'
import { findPath } from './find-path.server.ts'
import { findTitle } from './find-title.server.ts'
import type { Case } from '../../market/approval/tables.server.ts'

/**
 * Tells an owner what was decided about what is theirs. Of reports that nothing follows from they hear nothing.
 * @param first of an appeal the case that it is about, else the same
 */
export async function tellOwner(tx: Database, one: Case, first: Case): Promise<void> {
  if (one.ownerId === null) return
  const title = await findTitle(tx, first)
  const notice = noticeOf(
    one,
    first,
    first.subjectKind === 'message' ? await inTheirs(tx, one, title) : title,
  )
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

/** The title of a message in the language of its author. */
async function inTheirs(tx: Database, { ownerId }: Case, title: string): Promise<string> {
  const [author] = await tx.select({ language: users.language }).from(users).where(eq(users.id, ownerId!))
  return quoteText(title, i18nOf(author?.language ?? 'en'))
}
