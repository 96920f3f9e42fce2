import { asc } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { standingPage } from './tables.server.ts'

/** For the sitemap: every standing page with the day of its last change. */
export async function standingAddresses(database: Database): Promise<{ path: string; changedAt: Date }[]> {
  const { slug, changedOn } = standingPage
  const pages = await database
    .select({ slug, changedOn })
    .from(standingPage)
    .orderBy(asc(standingPage.position))
  return pages.map(({ slug, changedOn }) => ({ path: `/${slug}`, changedAt: new Date(changedOn) }))
}
