import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { mostAddresses, type SiteAddress } from '../../directory/site-address.ts'
import { articlePath, blogPath, categoryPath } from './blog-address.ts'
import { listed } from './find-articles.server.ts'

/** For the sitemap: the newest articles, which appear in the blog and in their category. */
export async function articleAddresses(
  database: Database,
  context: Pick<RequestContext, 'samples'>,
): Promise<SiteAddress[]> {
  const { rows } = await database.execute<{ slug: string; category: string; updated_at: string }>(sql`
    select slug, category, updated_at from article where ${listed(context)}
    order by published_at desc, id desc limit ${mostAddresses}`)
  return rows.map(({ slug, category, updated_at }) => ({
    path: articlePath(slug),
    lists: [blogPath, categoryPath(category)],
    changedAt: new Date(updated_at),
  }))
}
