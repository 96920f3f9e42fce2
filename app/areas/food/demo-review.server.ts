import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { type Language, languages } from '../../ground/i18n/languages.ts'
import { queueReview } from '../../market/approval/queue-review.server.ts'

const texts: Readonly<Record<Language, string>> = {
  en: 'We waited a while for a table, but the food was worth it. They close early on Sundays.',
  ko: '자리가 날 때까지 조금 기다렸지만 음식은 그만한 가치가 있었어요. 일요일에는 일찍 문을 닫습니다.',
  ja: '席が空くまで少し待ちましたが、料理は待ったかいがありました。日曜日は閉店が早めです。',
  zh: '等位等了一会儿，不过菜很值得。星期天关门比较早。',
}

/** Gives a demo account a review that waits for a moderator, of a place in the samples. */
export async function addDemoReview(tx: Database, { id: authorId }: { readonly id: string }): Promise<void> {
  const { rows: people } = await tx.execute<{ language: string }>(
    sql`select language from users where id = ${authorId}`,
  )
  const lang = languages.find((one) => one === people[0]?.language) ?? 'en'
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into review (listing_id, author_id, rating, comment, lang, hidden_at)
    select id, ${authorId}, 4, ${texts[lang]}, ${lang}, now() from listing
    where kind = 'food' and sample and live order by id desc limit 1
    returning id::int`)
  if (rows[0])
    await queueReview(tx, { id: rows[0].id, ownerId: authorId, quote: texts[lang], signs: [] }, true)
}
