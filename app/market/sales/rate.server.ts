import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { queueReview } from '../approval/queue-review.server.ts'
import { trustsReviewer } from '../approval/review-for.server.ts'
import { hasLink } from '../reviews/write/signs.server.ts'
import { findSale } from './find-sale.server.ts'
import { tellRated } from './tell-rated.server.ts'

type WrittenRating = { readonly rating: number; readonly comment: string; readonly lang: Language }

/**
 * One of the two rates the other, or changes that. As reviews it waits for a moderator where its author is not trusted
 * yet, where it has a link, and where it was hidden before.
 * @returns false where the buyer has not said yes
 */
export async function rate(
  tx: Database,
  { author, saleRef, written }: { author: { readonly id: string }; saleRef: string; written: WrittenRating },
): Promise<boolean> {
  const sale = await findSale(tx, author.id, saleRef, sql`for update of sale`)
  if (!sale || sale.state !== 'confirmed' || sale.otherId === null) return false
  const { rating, comment, lang } = written
  const isTrusted = await trustsReviewer(tx, author.id)
  const mustWait = !isTrusted || hasLink({ title: '', comment })
  const { rows } = await tx.execute<{ id: number; is_hidden: boolean; is_new: boolean }>(sql`
    insert into sale_rating as known (sale_id, by_seller, author_id, subject_id, rating, comment, lang, hidden_at)
    values (${sale.id}, ${sale.isSeller}, ${author.id}, ${sale.otherId}, ${rating}, ${comment}, ${lang},
      case when ${mustWait} then now() end)
    on conflict (sale_id, by_seller) do update set rating = excluded.rating, comment = excluded.comment,
      lang = excluded.lang, edited_at = now(), hidden_at = coalesce(known.hidden_at, excluded.hidden_at)
      where (known.rating, known.comment, known.lang) is distinct from (excluded.rating, excluded.comment, excluded.lang)
    returning id::int, hidden_at is not null as is_hidden, edited_at is null as is_new`)
  const [saved] = rows
  if (!saved) return true
  await queueReview(
    tx,
    { kind: 'sale-rating', id: saved.id, ownerId: author.id, quote: quoteOf(written), signs: [] },
    saved.is_hidden,
  )
  if (saved.is_new && !saved.is_hidden) await tellRated(tx, saved.id)
  return true
}

const quoteOf = ({ rating, comment }: WrittenRating) => [`${rating}/5`, comment].filter(Boolean).join('\n\n')

/** Takes back what a person said of the other, with the case that waits about it. */
export async function deleteRating(tx: Database, personId: string, saleRef: string): Promise<void> {
  const sale = await findSale(tx, personId, saleRef, sql`for update of sale`)
  if (sale)
    await tx.execute(sql`
      with gone as (
        delete from sale_rating where sale_id = ${sale.id} and by_seller = ${sale.isSeller} and author_id = ${personId}
        returning id
      )
      update moderation_case set state = 'withdrawn' from gone
      where subject_kind = 'sale-rating' and subject_ref = gone.id::text and state = 'open'`)
}
