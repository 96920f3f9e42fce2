import { late } from '../../ground/ui/late.tsx'

// Only links, which work as the server wrote them.
export const ActiveFilters = late(async () => (await import('./active-filters.tsx')).ActiveFilters)
export const Pager = late(async () => (await import('./pager.tsx')).Pager)
export const FollowLinks = late(async () => (await import('../feed/follow-links.tsx')).FollowLinks)
