import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { titleIn } from '../../../directory/title-in.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { OpenMatter } from '../../../ground/db/personal-part.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { applicationAddress } from '../addresses.ts'
import { receivedAddress } from '../received/received-query.ts'
import { application } from '../tables.server.ts'
import { isToEmployer } from './find-application.server.ts'
import { openStates } from './states.ts'

const most = 200

/** What a user has applied for, and others with them, that is not decided: the latest first. */
export async function findOpenApplications(
  database: Database,
  userId: string,
  language: Language,
): Promise<OpenMatter[]> {
  const { number, listingKind, listingRef, applicantId, state, id, createdAt } = application
  const found = await database
    .select({
      number,
      listingKind,
      listingRef,
      applicantId,
      createdAt,
      title: titleIn(language, application),
    })
    .from(application)
    .where(and(or(eq(applicantId, userId), isToEmployer({ id: userId })), inArray(state, [...openStates])))
    .orderBy(desc(id))
    .limit(most)
  return found.map((one) => ({
    href: one.applicantId === userId ? applicationAddress(one.number) : receivedAddress(one),
    title: one.title,
    at: one.createdAt,
    isOwner: one.applicantId !== userId,
  }))
}
