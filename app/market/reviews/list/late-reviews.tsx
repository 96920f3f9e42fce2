import { late } from '../../../ground/ui/late.tsx'

// Reviews are at the foot of a page; what one presses there are links, which work before their code is here.
export const Reviews = late(async () => (await import('./reviews.tsx')).Reviews)
export const ReviewsSection = late(async () => (await import('./reviews-section.tsx')).ReviewsSection)
