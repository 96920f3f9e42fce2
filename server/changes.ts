import { listen } from '../app/ground/db/listen.server.ts'
import type { Replicas } from '../app/ground/db/replicas/replicas.server.ts'
import type { PageCache } from './page-cache.ts'

/**
 * Tells the page cache, and what chooses a replica, what changes in the database, whichever process changed it. A page
 * that is made after the cache has heard of a change must not be read from a replica that lacks it.
 */
export function followChanges(directUrl: string, cache: PageCache, replicas?: Replicas) {
  const hear = (isUp: boolean) => {
    replicas?.listen(isUp)
    cache.listen(isUp)
  }
  return listen(directUrl, 'page_change', {
    onMessage: (tags) => {
      replicas?.change()
      tags.split(',').forEach(cache.change)
    },
    onUp: () => hear(true),
    onDown: () => hear(false),
  })
}
