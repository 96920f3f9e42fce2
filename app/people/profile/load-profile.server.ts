import { eq } from 'drizzle-orm'
import { isProven } from '../users/proven.server.ts'
import { users } from '../users/tables.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { creditOf } from '../credit/credit.server.ts'
import { countPending, findVerification } from '../verification/find-verification.server.ts'
import { findActivity } from './activity/find-activity.server.ts'
import { countActivity } from './count-activity.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { favoriteCounts } from './favorite-counts.server.ts'
import { findProfile } from './find-profile.server.ts'
import { shownPhone } from '../../ground/forms/phone.server.ts'
import { isComplete } from './profile-fields.ts'
import { profileQuery } from './profile-notice.ts'

/** Everything that /profile shows to its owner. */
export async function loadProfile(context: RequestContext, viewer: Viewer, url: URL) {
  const { database, demo } = context
  const { id, email, image, isVerified, role } = viewer
  const [profile, memberSince, verification, credit, counts, activity, waiting] = await Promise.all([
    findProfile(database, id),
    memberSinceOf(context, id),
    findVerification(database, id),
    creditOf(database, id),
    countActivity(database, id),
    findActivity(context, id),
    role === 'admin' ? countPending(database) : null,
  ])
  const { fullName, village, island, phoneNumber } = profile
  return {
    person: {
      fullName,
      email,
      image,
      isVerified,
      memberSince,
      phone: phoneNumber && shownPhone(phoneNumber),
      // The island is only a default until the user enters a village.
      place: village && { village, island },
    },
    isComplete: isComplete(profile),
    demo,
    mayEarn: isProven(viewer, context),
    verification,
    credit,
    counts,
    favorites: favoriteCounts(counts.favorites, i18nOf(context.language)),
    activity,
    /** Verifications to check; null except for admins. */
    waiting,
    notice: profileQuery.parse(url).done,
  }
}

export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>

async function memberSinceOf({ database, now }: RequestContext, userId: string): Promise<Date> {
  const [row] = await database.select({ at: users.createdAt }).from(users).where(eq(users.id, userId))
  return row?.at ?? now
}
