import { listen } from '../app/ground/db/listen.server.ts'
import type { PageCache } from './page-cache.ts'

/** Tells the page cache what changes in the database, whichever process changed it. */
export const followChanges = (directUrl: string, cache: PageCache) =>
  listen(directUrl, 'page_change', {
    onMessage: (tags) => tags.split(',').forEach(cache.change),
    onUp: () => cache.listen(true),
    onDown: () => cache.listen(false),
  })
