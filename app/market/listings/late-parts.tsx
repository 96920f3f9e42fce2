import { late } from '../../ground/ui/late.tsx'

// Only links, which work as the server wrote them.
export const ContactCard = late(async () => (await import('./contact-card.tsx')).ContactCard)
export const ContactLinks = late(async () => (await import('./contact-links.tsx')).ContactLinks)
export const SellerCard = late(async () => (await import('./seller-card.tsx')).SellerCard)
