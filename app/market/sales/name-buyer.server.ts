import { sql } from 'drizzle-orm'
import { listingActedFor } from '../../directory/may-act.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { saleAddress } from './addresses.ts'
import type { SaleState } from './find-sale.server.ts'

/** A listing that its owner has sold. */
export type SoldListing = RecordKey & { readonly id: number; readonly title: string }

/** Null of what is not theirs, or not sold. */
export async function findSoldListing(
  database: Database,
  sellerId: string,
  key: RecordKey,
): Promise<SoldListing | null> {
  const { rows } = await database.execute<SoldListing>(sql`
    select id::int, kind, ref, title from listing
    where status = 'sold' and ${listingActedFor({ id: sellerId }, key, 'offer')}`)
  return rows[0] ?? null
}

/** A person who has written about a listing. `state`: what became of their being named. */
export type Buyer = {
  readonly id: string
  readonly name: string
  readonly state: SaleState | null
  readonly saleRef: string | null
}

/** Who has written about it, in the order of their conversations; who has left or blocked the seller is not among them. */
export async function findBuyers(database: Database, sellerId: string, sold: SoldListing): Promise<Buyer[]> {
  const { rows } = await database.execute<Buyer>(sql`
    select users.id, full_name as name, sale.state, sale.ref as "saleRef"
    from conversation join users on users.id = asker_id
    left join sale on sale.listing_id = ${sold.id} and sale.buyer_id = users.id and sale.state <> 'withdrawn'
    where conversation.owner_id = ${sellerId} and conversation.listing_kind = ${sold.kind} and conversation.listing_ref = ${sold.ref}
      and last_id > 0 and full_name <> '' and suspended_at is null and closes_at is null
      and not exists (select from message_block where blocker_id = users.id and blocked_id = ${sellerId})
    order by (owner_unread > 0) desc, last_at desc, conversation.id desc limit 100`)
  return rows
}

/**
 * Names the buyer of a sold listing, who is asked whether that is so, and told of it once, however often they are named.
 * @returns false where they have not written about it, have said no, or another one is named
 */
export async function nameBuyer(
  tx: Database,
  {
    seller,
    sold,
    buyerId,
  }: { seller: { readonly id: string; readonly fullName: string }; sold: SoldListing; buyerId: string },
): Promise<boolean> {
  const buyers = await findBuyers(tx, seller.id, sold)
  if (!buyers.some(({ id, state }) => id === buyerId && state === null)) return false
  await tx.execute(sql`select from listing where id = ${sold.id} for no key update`)
  if (await nameAgain(tx, { sellerId: seller.id, sold, buyerId })) return true
  const { rows } = await tx.execute<{ ref: string }>(sql`
    insert into sale (listing_id, listing_kind, listing_ref, listing_title, seller_id, buyer_id)
    values (${sold.id}, ${sold.kind}, ${sold.ref}, ${sold.title}, ${seller.id}, ${buyerId})
    on conflict do nothing returning ref`)
  const [made] = rows
  if (!made) return false
  await notify(tx, buyerId, {
    event: 'sale',
    values: { title: sold.title, name: seller.fullName, news: 'named' },
    href: saleAddress(made.ref),
    key: `sale ${made.ref} named`,
    about: [seller.id],
  })
  return true
}

/**
 * Names a buyer again whom the seller had named and taken back.
 * @returns false if the seller had not named them, or if another buyer is named now
 */
async function nameAgain(
  tx: Database,
  { sellerId, sold, buyerId }: { sellerId: string; sold: SoldListing; buyerId: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update sale set state = 'named'
    where id = (
        select id from sale
        where listing_id = ${sold.id} and seller_id = ${sellerId} and buyer_id = ${buyerId} and state = 'withdrawn'
        order by id desc limit 1
      )
      and not exists (select from sale where listing_id = ${sold.id} and state in ('named', 'confirmed'))`)
  return rowCount === 1
}

/** Takes back who is named and has not answered yet. */
export async function withdrawBuyer(tx: Database, sellerId: string, sold: SoldListing): Promise<void> {
  await tx.execute(sql`
    update sale set state = 'withdrawn' where listing_id = ${sold.id} and seller_id = ${sellerId} and state = 'named'`)
}
