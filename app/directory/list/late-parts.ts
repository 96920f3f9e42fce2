import { late } from '../../ui/late.tsx'

// Links alone, which work as the server wrote them.
export const Pager = late(async () => (await import('./pager.tsx')).Pager)
