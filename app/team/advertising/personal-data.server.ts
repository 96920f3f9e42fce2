import { msg } from '@lingui/core/macro'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import type { Person, PersonalPart } from '../../ground/db/personal-part.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { creditOf } from '../../people/credit/credit.server.ts'
import { stateToday } from './state-today.server.ts'
import { keyOf } from './keep-pictures.server.ts'
import { campaign, campaignPicture } from './tables.server.ts'

/**
 * Campaigns that a user requested as a guest are found by their confirmed address. What was paid stays in the books,
 * without a name.
 */
export const campaignData: PersonalPart = {
  name: 'advertisements',
  tables: ['campaign', 'campaign_picture'],
  erasesFiles: true,
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
  async files(database, person) {
    const { name, slot, campaignId } = campaignPicture
    const rows = await database
      .select({ name, slot, reference: campaign.reference })
      .from(campaignPicture)
      .innerJoin(campaign, eq(campaign.id, campaignId))
      .where(isFrom(person))
    return rows.map(({ name, slot, reference }) => ({
      name: `advertisement-${reference}-${slot}.webp`,
      key: keyOf(name),
    }))
  },
  async findLost(database, person, language) {
    const [pending] = await database
      .select({ id: campaign.id })
      .from(campaign)
      .where(and(isFrom(person), sql`${stateToday} not in ('refused', 'ended')`))
      .limit(1)
    const i18n = i18nOf(language)
    return [
      ...(pending ? [i18n._(msg`After those 14 days, your advertisements end.`)] : []),
      ...((await creditOf(database, person.id)) > 0
        ? [i18n._(msg`After those 14 days, your advertising credit is lost.`)]
        : []),
    ]
  },
  /** What runs ends at once, and what waits is decided: its advertiser has left. */
  async erase(tx, person) {
    await deletePictures(tx, person)
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

/** Comes before `erase` takes the name off a campaign, by which it is found. */
async function deletePictures(tx: Database, person: Person) {
  const own = tx.select({ id: campaign.id }).from(campaign).where(isFrom(person))
  const deleted = await tx
    .delete(campaignPicture)
    .where(inArray(campaignPicture.campaignId, own))
    .returning({ name: campaignPicture.name })
  if (deleted.length > 0) await enqueue(tx, deleteFiles, { keys: deleted.map(({ name }) => keyOf(name)) })
}

const left = 'The advertiser deleted their account.'

/** An account may name any address in its campaign: only for a guest's does it say whose the campaign is. */
const isFrom = ({ id, email }: Person) =>
  or(
    eq(campaign.ownerId, id),
    email ? and(isNull(campaign.ownerId), eq(sql`lower(${campaign.email})`, email.toLowerCase())) : undefined,
  )
