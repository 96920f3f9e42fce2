import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { findReferences } from '../../../directory/find-references.server.ts'
import { isShownAnswer } from '../../../directory/shown-answer.server.ts'
import type { Activity, ActivityEvent } from './activity.ts'

type ActivityRow = { event: ActivityEvent; at: Date; kind: string | null; ref: string | null }

const most = 8

/** A user's latest actions and decisions about them, without deleted content; newest first. */
export async function findActivity(context: RequestContext, userId: string): Promise<Activity[]> {
  // Each part reads its own index, newest first.
  const { rows } = await context.database.execute<ActivityRow>(sql`
    select * from (
      (select 'listing' as event, created_at as at, kind, ref from listing
        where owner_id = ${userId} and status <> 'draft' and deleted_at is null
        order by created_at desc limit ${most})
      union all
      (select 'favorite', added_at, type, ref from favorite
        where user_id = ${userId} order by added_at desc, type, ref limit ${most})
      union all
      (select 'review', review.created_at, listing.kind, listing.ref from review
        join listing on listing.id = review.listing_id
        where review.author_id = ${userId} order by review.created_at desc limit ${most})
      union all
      (select 'question', created_at, 'question', ref from question
        where asker_id = ${userId} and hidden_at is null order by created_at desc limit ${most})
      union all
      (select 'answer', answer.created_at, 'question', question.ref from answer
        join question on question.id = answer.question_id
        where answer.author_id = ${userId} and ${isShownAnswer}
        order by answer.created_at desc limit ${most})
      union all
      (select 'profile', completed_at, null, null from profile where user_id = ${userId})
      union all
      (select 'submission', submitted_at, null, null from verification_request
        where user_id = ${userId} and submitted_at is not null order by id desc limit ${most})
      union all
      (select status, decided_at, null, null from verification_request
        where user_id = ${userId} and decided_at is not null order by id desc limit ${most})
    ) activity (event, at, kind, ref)
    order by at desc, event limit ${most}`)
  const references = await findReferences(
    context.database,
    context,
    rows.map(({ kind, ref }) => ({ kind: kind ?? '', ref: ref ?? '' })),
  )
  return rows.flatMap(({ event, at, kind }, index) => {
    const about = references[index] ?? null
    if (kind && !about) return []
    return {
      event,
      at: new Date(at),
      about: about && { title: about.title, lang: about.lang, href: about.href },
    }
  })
}
