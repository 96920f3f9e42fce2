import { type SQL, sql } from 'drizzle-orm'
import { areaOf } from '../../../directory/known-areas.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { listed } from '../../../directory/conditions.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import { isUuid } from '../../../ground/db/uuid.ts'
import { answerCondition, threadCondition } from '../../../reading/questions/find-threads.server.ts'
import { isPublic } from '../../../directory/public-profile.server.ts'
import { findPath } from '../subjects.server.ts'

/** What anyone can report, with what the staff is to see of it as it reads now. */
export type Subject = RecordKey & {
  readonly title: string
  readonly href: string
  readonly quote: string
  readonly ownerId: string | null
  readonly listingId: number | null
}

type VisibilityContext = Pick<RequestContext, 'now' | 'samples'>
type SubjectRow = { listing_id: string | null; title: string; owner_id: string | null; quote: string }

/** The public subject of a report; null if there is none. */
export async function findSubject(
  database: Database,
  { kind, ref }: RecordKey,
  context: VisibilityContext,
): Promise<Subject | null> {
  const query = (parts.get(kind) ?? listingOf(kind))?.(ref, context)
  if (!query) return null
  const { rows } = await database.execute<SubjectRow>(query)
  const [row] = rows
  const href = row && (await findPath(database, { kind, ref }))
  if (!href) return null
  const { title, quote, owner_id: ownerId, listing_id: listingId } = row
  return { kind, ref, title, href, quote, ownerId, listingId: listingId === null ? null : Number(listingId) }
}

type Query = (ref: string, context: VisibilityContext) => SQL | null

/** What is named by its number, and what the list of threads has. */
const parts: ReadonlyMap<string, Query> = new Map(
  Object.entries<Query>({
    review: numbered(
      (id, context) => sql`
      select null as listing_id, listing.title, author_id as owner_id,
        concat_ws(E'\n\n', nullif(review.title, ''), nullif(comment, ''), nullif(reply, '')) as quote
      from review join listing on listing.id = listing_id
      where review.id = ${id} and review.hidden_at is null and ${listed({ kind: sql`kind` }, context)}`,
    ),
    answer: numbered(
      (id, { samples }) => sql`
      select null as listing_id, title, author_id as owner_id, answer.content as quote
      from answer join question on ${answerCondition(samples)} and ${threadCondition({ samples })}
      where answer.id = ${id}`,
    ),
    post: numbered(
      (id, context) => sql`
      select null as listing_id, listing.title, owner_id, concat_ws(E'\n\n', post.title, post.text) as quote
      from listing_post post join listing on listing.id = listing_id
      where post.id = ${id} and post.hidden_at is null and ends_at > ${context.now}
        and ${listed({ kind: sql`listing.kind` }, context)}`,
    ),
    'sale-rating': numbered(
      (id, { samples }) => sql`
      select null as listing_id, users.full_name as title, author_id as owner_id,
        concat_ws(E'\n\n', rating || '/5', nullif(comment, '')) as quote
      from sale_rating join users on users.id = subject_id
      where sale_rating.id = ${id} and hidden_at is null and ${isPublic} and (${samples} or not sample)`,
    ),
    person: (ref, { samples }) =>
      isUuid(ref)
        ? sql`
      select null as listing_id, full_name as title, id as owner_id, full_name as quote
      from users where id = ${ref} and ${isPublic} and (${samples} or not sample)`
        : null,
    question: (ref, { samples }) => sql`
    select null as listing_id, title, asker_id as owner_id, title || E'\n\n' || content as quote
    from question where ref = ${ref} and ${threadCondition({ samples })}`,
  }),
)

function numbered(query: (id: number, context: VisibilityContext) => SQL): Query {
  return (ref, context) => (/^\d{1,15}$/.test(ref) ? query(Number(ref), context) : null)
}

function listingOf(kind: string): Query | undefined {
  if (!areaOf(kind)) return undefined
  return (ref, context) => sql`
    select id as listing_id, title, owner_id, title || E'\n\n' || description as quote
    from listing where ref = ${ref} and ${listed({ kind }, context)}`
}
