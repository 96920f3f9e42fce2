import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { record } from '../../../ground/audit/record.server.ts'
import { advertisingAudited } from './audited.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { returnCredit } from '../../../people/credit/credit.server.ts'
import { post } from '../../../people/ledger/ledger.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { type CampaignState, type DecidableCampaign, type Move, movesOf } from '../campaign.ts'
import { creditSubject } from '../request-campaign.server.ts'
import { stateToday, today } from '../state-today.server.ts'
import { tellAdvertiser } from '../tell-advertiser.server.tsx'

type CampaignMove = {
  id: number
  /** That the admin has seen. */
  version: number
  move: Move
  adminId: string
  /** The reason of a refusal. */
  reason: string
}

type CampaignRow = {
  state: CampaignState
  pausedWithOwner: boolean
  version: number
  ownerId: string | null
  is_paid: boolean
  is_covered: boolean
  due_cents: number
}

/** No one pays for days on which it could not run yet. */
const beginNow = sql`paid_at = now(), starts_on = starts_on + greatest(0, ${today} - starts_on),
  ends_on = ends_on + greatest(0, ${today} - starts_on)`

/**
 * Decides on a campaign, and tells its advertiser of its new state.
 * @returns whether it was done: not where the campaign has changed since the admin saw it
 */
export function moveCampaign(
  context: Pick<RequestContext, 'database' | 'origin' | 'seal'>,
  { id, version, move, adminId, reason }: CampaignMove,
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    await lockPeople(tx, { id, adminId })
    const before = await lock(tx, id)
    if (!before || before.version !== version || !mayMove(before, move, adminId)) return false
    await tx.execute(sql`update campaign set ${changes(move, before, { adminId, reason })} where id = ${id}`)
    const { state: after } = (await lock(tx, id))!
    if (before.ownerId && !before.is_paid && (move === 'refuse' || move === 'end'))
      await returnCredit(tx, before.ownerId, creditSubject(id))
    if (move === 'pay') await postPaid(tx, id, before)
    await record(tx, advertisingAudited, {
      actorId: adminId,
      action: `advertisement-${move}`,
      subject: { kind: 'campaign', id: String(id) },
      changes: { state: [before.state, after], ...(reason && { reason: [null, reason] }) },
    })
    if (after !== before.state) await tellAdvertiser(tx, context, id)
    return true
  })
}

/** The transfer has arrived. A guest, too, is a party of the ledger, without a name. */
const postPaid = (tx: Database, id: number, { ownerId, due_cents: cents }: CampaignRow) =>
  post(tx, {
    reason: 'advertised',
    subject: creditSubject(id),
    entries: [
      { kind: 'buyer', party: ownerId ?? randomUUID(), cents: -cents },
      { kind: 'site', cents },
    ],
  })

export const mayMove = (campaign: DecidableCampaign, move: string, adminId: string): move is Move =>
  movesOf(campaign, adminId).some((one) => one === move)

/** Before the campaign, as where its advertiser is suspended: otherwise the two would wait for each other. */
const lockPeople = (tx: Database, { id, adminId }: Pick<CampaignMove, 'id' | 'adminId'>) =>
  tx.execute(sql`select from users
    where id = ${adminId} or id = (select owner_id from campaign where id = ${id}) order by id for key share`)

async function lock(tx: Database, id: number): Promise<CampaignRow | undefined> {
  const { rows } = await tx.execute<CampaignRow>(sql`
    select ${stateToday} as state, paused_with_owner as "pausedWithOwner", version,
      owner_id as "ownerId",
      paid_at is not null as is_paid, credit_cents = price_cents as is_covered,
      (price_cents - credit_cents)::int as due_cents
    from campaign where id = ${id} for update`)
  return rows[0]
}

function changes(
  move: Move,
  { is_covered: isCovered }: CampaignRow,
  { adminId, reason }: Pick<CampaignMove, 'adminId' | 'reason'>,
): SQL {
  switch (move) {
    case 'approve':
      return sql`review = 'approved', decided_at = now(), decided_by = ${adminId}
        ${isCovered ? sql`, ${beginNow}` : sql``}`
    case 'refuse':
      return sql`review = 'refused', decided_at = now(), decided_by = ${adminId}, reason = ${reason}`
    case 'pay':
      return beginNow
    case 'pause':
      return sql`paused_on = ${today}`
    case 'resume':
      return sql`paused_on = null, ends_on = ends_on + greatest(0, ${today} - greatest(paused_on, starts_on))`
    case 'end':
      return sql`ended_at = now()`
  }
}
