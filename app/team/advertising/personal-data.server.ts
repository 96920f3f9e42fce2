import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Person, PersonalPart } from '../../ground/db/personal-part.ts'
import { campaign } from './tables.server.ts'

/**
 * Campaigns that a user requested as a guest are found by their confirmed address. What was paid stays in the books,
 * without a name.
 */
export const campaignData: PersonalPart = {
  name: 'advertisements',
  tables: ['campaign'],
  read(database, person) {
    const { reference, businessName, email, link, alt, lang, category, subcategories } = campaign
    const { startsOn, endsOn, priceCents, creditCents, review, reason, paidAt, endedAt, createdAt } = campaign
    return database
      .select({
        reference,
        businessName,
        email,
        link,
        alt,
        lang,
        category,
        subcategories,
        startsOn,
        endsOn,
        priceCents,
        creditCents,
        review,
        reason,
        paidAt,
        endedAt,
        createdAt,
      })
      .from(campaign)
      .where(isFrom(person))
  },
  /** What runs ends at once, and what waits is decided: its advertiser has left. */
  async erase(tx, person) {
    await tx
      .update(campaign)
      .set({
        ownerId: null,
        businessName: '',
        email: '',
        link: '',
        alt: '',
        endedAt: sql`case when review = 'approved' then coalesce(ended_at, now()) end`,
        review: sql`case when review = 'requested' then 'refused' else review end`,
        decidedAt: sql`coalesce(decided_at, now())`,
        reason: sql`case when review = 'requested' then ${left} else reason end`,
      })
      .where(isFrom(person))
  },
}

const left = 'The advertiser deleted their account.'

/** An account may name any address in its campaign: only for a guest's does it say whose the campaign is. */
const isFrom = ({ id, email }: Person) =>
  or(
    eq(campaign.ownerId, id),
    email ? and(isNull(campaign.ownerId), eq(sql`lower(${campaign.email})`, email.toLowerCase())) : undefined,
  )
