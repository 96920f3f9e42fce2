import { sql } from 'drizzle-orm'
import { listed } from '../../directory/conditions.server.ts'
import { findReferences } from '../../directory/find-references.server.ts'
import type { Reference } from '../../directory/reference.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Island } from '../../ground/request/islands.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { isPublic } from '../../directory/public-profile.server.ts'
import { answerCondition, threadCondition, threadPath } from '../../reading/questions/find-threads.server.ts'
import { answerId } from '../../reading/questions/answer-id.ts'
import type { Confirmation } from '../reviews/confirmations.ts'
import { reviewId } from '../reviews/list/review-id.ts'

/** What others see of a person. */
export type Person = {
  readonly id: string
  readonly name: string
  readonly image: string | null
  readonly memberSince: Date
  readonly island: Island | null
  /** False: only they see the page. */
  readonly isPublic: boolean
}

type PersonRow = {
  id: string
  name: string
  image: string | null
  created_at: string
  island: Island | null
  is_public: boolean
}

/** A person with a public profile, or who asks about themselves; null for all others. */
export async function findPerson(
  { database, viewer, samples }: Pick<RequestContext, 'database' | 'viewer' | 'samples'>,
  ref: string,
): Promise<Person | null> {
  if (!isUuid(ref)) return null
  const { rows } = await database.execute<PersonRow>(sql`
    select id, full_name as name, image, created_at, island, ${isPublic} as is_public
    from users where id = ${ref} and (${samples} or not sample)`)
  const [row] = rows
  if (!row || !(row.is_public || row.id === viewer?.id)) return null
  const { created_at, is_public, ...person } = row
  return { ...person, memberSince: new Date(created_at), isPublic: is_public }
}

/** Of each part of a profile the page shows the newest. */
const most = 12

export async function findListings(
  context: Pick<RequestContext, 'database' | 'language' | 'now' | 'samples' | 'tags' | 'validUntil'>,
  personId: string,
): Promise<Reference[]> {
  const { database, now } = context
  const { rows } = await database.execute<RecordKey>(sql`
    select kind, ref from listing
    where owner_id = ${personId} and ${listed({ kind: sql`listing.kind` }, context)}
      and (last_end is null or last_end > ${now})
    order by created_at desc, id desc limit ${most}`)
  const found = await findReferences(database, context, rows)
  return found.filter((one) => one !== null)
}

export type WrittenReview = {
  readonly id: string
  readonly rating: number
  readonly title: string
  readonly comment: string
  readonly lang: Language
  readonly confirmed: Confirmation | null
  readonly createdAt: Date
  readonly about: Reference
  readonly href: string
}

type ReviewRow = Omit<WrittenReview, 'createdAt' | 'about' | 'href'> & RecordKey & { created_at: string }

/** Those that everyone can see, of listings that still have a page. */
export async function findWrittenReviews(
  context: Parameters<typeof findListings>[0],
  personId: string,
): Promise<WrittenReview[]> {
  const { rows } = await context.database.execute<ReviewRow>(sql`
    select review.id, review.rating, review.title, comment, review.lang, confirmed, review.created_at, kind, ref
    from review join listing on listing.id = listing_id
    where author_id = ${personId} and review.hidden_at is null and listing.live
    order by review.created_at desc, review.id desc limit ${most}`)
  const abouts = await findReferences(context.database, context, rows)
  return rows.flatMap(({ kind: _kind, ref: _ref, created_at, ...one }, at) => {
    const about = abouts[at]
    if (!about) return []
    return [{ ...one, createdAt: new Date(created_at), about, href: `${about.href}#${reviewId(one.id)}` }]
  })
}

export type GivenAnswer = {
  readonly href: string
  readonly title: string
  readonly titleLang: Language
  readonly content: string
  readonly lang: Language
  readonly createdAt: Date
  readonly isAccepted: boolean
}

type AnswerRow = Omit<GivenAnswer, 'createdAt' | 'href' | 'isAccepted' | 'titleLang'> & {
  id: string
  ref: string
  created_at: string
  is_accepted: boolean
  title_lang: Language
}
const longestExcerpt = 280 // characters

export async function findGivenAnswers(
  { database, language, samples }: Pick<RequestContext, 'database' | 'language' | 'samples'>,
  personId: string,
): Promise<GivenAnswer[]> {
  const { rows } = await database.execute<AnswerRow>(sql`
    select answer.id, ref, answer.created_at,
      coalesce(question.translations -> ${language} ->> 'title', title) as title,
      case when question.translations ? ${language} then ${language} else question.lang end as title_lang,
      left(coalesce(answer.translations -> ${language} ->> 'content', answer.content), ${longestExcerpt}) as content,
      case when answer.translations ? ${language} then ${language} else answer.lang end as lang,
      answer.id is not distinct from accepted_answer_id as is_accepted
    from answer join question on ${answerCondition(samples)}
    where author_id = ${personId} and ${threadCondition({ samples })}
    order by answer.created_at desc, answer.id desc limit ${most}`)
  return rows.map(({ id, ref, created_at, is_accepted, title_lang, ...one }) => ({
    ...one,
    href: `${threadPath(ref)}#${answerId({ id })}`,
    createdAt: new Date(created_at),
    isAccepted: is_accepted,
    titleLang: title_lang,
  }))
}

/** What buyers say of them, in reviews of all that they list and after sales; null below one. */
export async function findSellerRating(
  { database }: Pick<RequestContext, 'database'>,
  personId: string,
): Promise<{ readonly average: number; readonly count: number } | null> {
  const { rows } = await database.execute<{ average: number | null; count: number }>(sql`
    select round(sum(rating * count)::numeric / nullif(sum(count), 0), 1)::float as average,
      coalesce(sum(count), 0)::int as count
    from (
      select review_count.rating, count from listing join review_count on listing_id = listing.id
      where owner_id = ${personId}
      union all
      select rating, count(*) from sale_rating
      where subject_id = ${personId} and hidden_at is null and not by_seller group by rating
    ) given`)
  const { average = null, count = 0 } = rows[0] ?? {}
  return average === null ? null : { average, count }
}
