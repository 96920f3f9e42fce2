import { late } from '../../ground/ui/late.tsx'

// Parts at the foot of a detail page or on few pages, without controls.
export const NotFound = late(async () => (await import('./not-found-page.tsx')).NotFoundPage)
export const Similar = late(async () => (await import('./rails.tsx')).Similar)
export const Nearby = late(async () => (await import('./rails.tsx')).Nearby)
export const HoursCard = late(async () => (await import('./hours-card.tsx')).HoursCard)
export const HoursTable = late(async () => (await import('../hours/hours-table.tsx')).HoursTable)
export const PlaceSection = late(async () => (await import('./place-section.tsx')).PlaceSection)
