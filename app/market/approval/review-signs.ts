/** What moderators read with a review: it has links, came with many others, or from the network of another or the owner. */
const reviewSigns = ['links', 'burst', 'network'] as const
export type ReviewSign = (typeof reviewSigns)[number]
