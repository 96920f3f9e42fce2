import type { Site } from './site.ts'

type Sides = { readonly number: string; readonly sellerId: string; readonly buyerId: string }

/** An order of a rattan set, which its buyer has paid for at the handover. */
export async function addHandedOver(
  site: Pick<Site, 'query'>,
  { number, sellerId, buyerId }: Sides,
): Promise<void> {
  await site.query(
    `with placed as (
       insert into orders (number, seller_id, buyer_id, seller_name, buyer_name, phone, way, delivery, state, total_cents,
         paid_cents, paid_at, handed_at, deadline, form_key)
       values ($1, $2, $3, 'Ana Reyes', 'Ben Cruz', '+16702345678', 'on-site', 'pick-up', 'handed-over', 45000,
         45000, now(), now(), now() + interval '3 days', gen_random_uuid()) returning id
     ), paid as (
       insert into payment (order_id, way, state, cents, captured_at)
       select id, 'on-site', 'captured', 45000, now() from placed
     )
     insert into order_line (order_id, listing_kind, listing_ref, title, quantity, unit_cents)
     select id, 'buy-and-sell', '1', 'Rattan set', 1, 45000 from placed`,
    [number, sellerId, buyerId],
  )
}

/** Its buyer has opened a dispute. */
export async function addDispute(
  site: Pick<Site, 'query'>,
  { number, buyerId }: Pick<Sides, 'number' | 'buyerId'>,
) {
  await site.query(
    `with disputed as (
       update orders set state = 'disputed', deadline = null where number = $1 returning id
     ), opened as (
       insert into dispute (order_id) select id from disputed returning order_id
     )
     insert into dispute_post (order_id, form_key, side, author_id, text)
     select order_id, gen_random_uuid(), 'buyer', $2, 'A leg is broken.' from opened`,
    [number, buyerId],
  )
}
