import { occurrenceMerge } from '../areas/events/merge-part.server.ts'
import { tourMerge } from '../areas/virtual-tour/merge-part.server.ts'
import { applicationMerge } from '../deals/applications/merge-part.server.ts'
import { bookingMerge } from '../deals/bookings/merge-part.server.ts'
import { orderMerge } from '../deals/orders/merge-part.server.ts'
import { directoryMerge } from '../directory/merge-part.server.ts'
import { claimMerge } from '../market/claims/merge-part.server.ts'
import { colleagueMerge } from '../market/colleagues/merge-part.server.ts'
import { draftMerge } from '../market/create-listing/merge-part.server.ts'
import { listingMerge } from '../market/listings/merge-part.server.ts'
import { conversationMerge } from '../market/messages/merge-part.server.ts'
import { figuresMerge } from '../market/own-listings/merge-part.server.ts'
import { postMerge } from '../market/posts/merge-part.server.ts'
import { reviewMerge } from '../market/reviews/merge-part.server.ts'
import { saleMerge } from '../market/sales/merge-part.server.ts'
import { savedSearchMerge } from '../market/saved-searches/merge-part.server.ts'
import { favoriteMerge } from '../people/favorites/merge-part.server.ts'
import { listingKeyMerge } from '../team/listing-desk/merge-part.server.ts'
import { registerMergeParts } from '../team/listing-desk/merge/merge-parts.ts'
import { moderationMerge } from '../team/moderation/merge-part.server.ts'

// Bookings before the times of events, which move only if they are booked and have no equal.
registerMergeParts([
  directoryMerge,
  favoriteMerge,
  listingMerge,
  reviewMerge,
  claimMerge,
  colleagueMerge,
  postMerge,
  saleMerge,
  savedSearchMerge,
  conversationMerge,
  draftMerge,
  figuresMerge,
  bookingMerge,
  applicationMerge,
  orderMerge,
  occurrenceMerge,
  tourMerge,
  moderationMerge,
  listingKeyMerge,
])
