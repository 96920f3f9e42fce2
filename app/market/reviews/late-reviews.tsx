import { late } from '../../ground/ui/late.tsx'

// Reviews stand at the foot of a page, and are read.
export const Reviews = late(async () => (await import('./reviews.tsx')).Reviews)
export const ReviewsSection = late(async () => (await import('./reviews-section.tsx')).ReviewsSection)
