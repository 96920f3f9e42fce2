/** How the buyer gets it: at the seller's, somewhere between, or at their own place. */
export const deliveries = ['pick-up', 'meet', 'deliver'] as const
export type Delivery = (typeof deliveries)[number]
