import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { hasPosts, mostPosts, type Post } from '../posts.ts'

type PostRow = Omit<Post, 'createdAt' | 'endsAt'> & Record<'created_at' | 'ends_at', string>

/** The offers and news that run, the latest first. */
export async function findPosts(
  database: Database,
  { id, kind }: { id: number; kind: string },
  context: Pick<RequestContext, 'now' | 'validUntil'>,
): Promise<readonly Post[]> {
  if (!hasPosts(kind)) return []
  const { rows } = await database.execute<PostRow>(sql`
    select id::int, kind, title, text, photo, lang, created_at, ends_at from listing_post
    where listing_id = ${id} and hidden_at is null and ends_at > ${context.now}
    order by listing_post.id desc limit ${mostPosts}`)
  return rows.map(({ created_at, ends_at, ...post }) => {
    const endsAt = new Date(ends_at)
    context.validUntil = Math.min(context.validUntil, endsAt.getTime())
    return { ...post, createdAt: new Date(created_at), endsAt }
  })
}
