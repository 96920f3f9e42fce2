import { whoActs } from '../../../directory/may-act.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { ApplicationNews } from '../../../people/notifications/events.ts'
import { notify } from '../../../people/notifications/notify.server.ts'
import type { MoveName } from './states.ts'
import type { Application } from '../tables.server.ts'

type News = { readonly to: 'applicant' | 'employer'; readonly news: ApplicationNews }

/** What a move tells the other side. Only the application's page says that a user has read it, or thinks again. */
const newsOf: Readonly<Record<MoveName | 'apply', News | null>> = {
  apply: { to: 'employer', news: 'received' },
  see: null,
  shortlist: { to: 'applicant', news: 'shortlisted' },
  unlist: null,
  invite: { to: 'applicant', news: 'interview' },
  decline: { to: 'applicant', news: 'declined' },
  hire: { to: 'applicant', news: 'hired' },
  withdraw: { to: 'employer', news: 'withdrawn' },
}

type MoveNotice = { readonly move: MoveName | 'apply'; readonly moveId: number; readonly words?: string }

/** Tells the other side of what has happened to an application, in its transaction. */
export async function tellOfMove(
  tx: Database,
  { number, applicantId, ownerId, listingKind: kind, listingRef: ref, listingTitle, name }: Application,
  { move, moveId, words = '' }: MoveNotice,
): Promise<void> {
  const told = newsOf[move]
  const userId = told?.to === 'employer' ? ownerId : applicantId
  if (!told || userId === null) return
  const people =
    told.to === 'employer'
      ? (await whoActs(tx, { kind, ref, ownerId: userId }, 'applications')).filter((id) => id !== applicantId)
      : [userId]
  for (const id of people)
    await notify(tx, id, {
      event: 'application',
      values: { title: listingTitle, name, news: told.news, words },
      href: `/applications/${number}`,
      key: `application ${number} ${moveId}`,
      about: [applicantId],
    })
}
