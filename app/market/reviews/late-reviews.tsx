import { late } from '../../ground/ui/late.tsx'

// Reviews are at the foot of a page, without controls.
export const Reviews = late(async () => (await import('./reviews.tsx')).Reviews)
export const ReviewsSection = late(async () => (await import('./reviews-section.tsx')).ReviewsSection)
