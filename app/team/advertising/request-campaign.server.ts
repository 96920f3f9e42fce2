import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { creditToSpend, spendCredit } from '../../people/credit/credit.server.ts'
import { type Pictures, priceOf, slotNames } from './campaign.ts'
import { readRates } from './rates.server.ts'
import { campaign, campaignPicture } from './tables.server.ts'
import { tellAdvertiser } from './tell-advertiser.server.tsx'
import type { CampaignValues } from './campaign-fields.ts'

type NewCampaign = {
  written: CampaignValues
  pictures: Pictures
  /**
   * What the form carried of the moment when it was opened: with the texts and the pictures it tells the same sending
   * from a new one.
   */
  opened: string
  /** What the form carried as pictures, as `picturesIn` tells it. */
  carried: readonly string[]
  shown: ShownPrice
}

type SentForm = Pick<NewCampaign, 'written' | 'opened' | 'carried'>

/** What the form showed, and how much of it by credit, in cents; null where it showed no price. */
type ShownPrice = { readonly priceCents: number | null; readonly creditCents: number | null }

/** The advertiser's credit is spent on the campaign, and given back if it is refused. */
export const creditSubject = (campaignId: number) => `campaign ${campaignId}`

type StoredCampaign = { readonly id: number; readonly reference: string; readonly ownerId: string | null }

/**
 * Stores a request for a campaign at today's price; the advertiser's credit pays as much of it as it can. A repeated
 * request is answered with the campaign of the first.
 * @returns null where another campaign has one of the pictures; `price` where it is not what the form showed
 */
export function requestCampaign(
  context: Pick<RequestContext, 'database' | 'viewer' | 'language' | 'origin' | 'seal'>,
  { pictures, shown, ...sent }: NewCampaign,
): Promise<StoredCampaign | 'price' | null> {
  const { written } = sent
  const digest = digestOf(sent)
  const names = slotNames.map((slot) => pictures[slot])
  return context.database.transaction(async (tx) => {
    const areFree = and(inArray(campaignPicture.name, names), isNull(campaignPicture.campaignId))
    const free = await tx
      .select({ name: campaignPicture.name })
      .from(campaignPicture)
      .where(areFree)
      .orderBy(campaignPicture.name)
      .for('update')
    if (free.length < names.length) return findByDigest(tx, digest)
    const credit = context.viewer ? await creditToSpend(tx, context.viewer.id) : 0
    const priceCents = priceOf(await readRates(tx), written)
    const creditCents = Math.min(credit, priceCents)
    // Of the same form sent twice at once, the first has spent the credit.
    if (isOther(shown.priceCents, priceCents) || isOther(shown.creditCents, creditCents))
      return (await findByDigest(tx, digest)) ?? 'price'
    const [stored] = await tx
      .insert(campaign)
      .values({
        ownerId: context.viewer?.id,
        businessName: written.businessName,
        email: written.email,
        link: written.link,
        alt: written.altText,
        lang: context.language,
        category: written.category,
        subcategories: written.subcategories,
        startsOn: written.startDate,
        endsOn: written.endDate,
        priceCents,
        creditCents,
        digest,
      })
      .onConflictDoNothing({ target: campaign.digest })
      .returning({ id: campaign.id, reference: campaign.reference, ownerId: campaign.ownerId })
    if (!stored) return findByDigest(tx, digest)
    if (context.viewer && creditCents > 0)
      await spendCredit(tx, context.viewer.id, { subject: creditSubject(stored.id), cents: creditCents })
    await tx.update(campaignPicture).set({ campaignId: stored.id }).where(areFree)
    await tellAdvertiser(tx, context, stored.id)
    return stored
  })
}

const isOther = (shown: number | null, cents: number) => shown !== null && shown !== cents

/** The campaign that this very form has become; null: none yet. */
export const findSame = (database: Database, sent: SentForm) => findByDigest(database, digestOf(sent))

async function findByDigest(database: Database, digest: Buffer): Promise<StoredCampaign | null> {
  const [same] = await database
    .select({ id: campaign.id, reference: campaign.reference, ownerId: campaign.ownerId })
    .from(campaign)
    .where(eq(campaign.digest, digest))
  return same ?? null
}

const digestOf = ({ written, opened, carried }: SentForm) =>
  createHash('sha256')
    .update(JSON.stringify([opened, written, carried]))
    .digest()
