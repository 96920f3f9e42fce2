import { adventureBookings } from '../areas/adventures/bookings.server.ts'
import { businessBookings } from '../areas/businesses/bookings.server.ts'
import { eventBookings } from '../areas/events/bookings.server.ts'
import { eventForm } from '../areas/events/form/form.server.ts'
import { hotelBookings } from '../areas/hotels/bookings.server.ts'
import { hotelConversation } from '../areas/hotels/sample-conversation.server.ts'
import { jobApplications } from '../areas/jobs/applications.server.ts'
import { jobForm } from '../areas/jobs/form.server.ts'
import { propertyBookings } from '../areas/properties/bookings.server.ts'
import { propertyForm } from '../areas/properties/form.server.ts'
import { propertyConversation } from '../areas/properties/sample-conversation.server.ts'
import { vehicleBookings } from '../areas/vehicles/bookings.server.ts'
import { vehicleConversation } from '../areas/vehicles/sample-conversation.server.ts'
import { registerApplications } from '../deals/applications/area-applications.ts'
import { addDemoApplications } from '../deals/applications/samples/demo-applications.server.ts'
import { addDemoReceived } from '../deals/applications/samples/demo-received.server.ts'
import { registerBookings } from '../deals/bookings/bookables/area-bookings.ts'
import { addDemoBookings } from '../deals/bookings/samples/demo-bookings.server.ts'
import { addDemoOwner } from '../deals/bookings/samples/demo-owner.server.ts'
import { addDemoClaim } from '../areas/food/demo-claim.server.ts'
import { addDemoReview } from '../areas/food/demo-review.server.ts'
import { registerDemoParts } from '../market/demo-accounts/demo-parts.ts'
import { registerForms } from '../market/create-listing/area-form.ts'
import { registerFirstTypes } from '../market/create-listing/wizard-types.server.ts'
import { registerSampleConversations } from '../market/messages/sample-conversations.server.ts'
import { registerFavoriteTabs } from '../people/favorites/page/types.server.ts'
import { articlesTab } from '../reading/articles/favorite-tab.ts'
import { questionsTab } from '../reading/questions/favorite-tab.ts'
import { registerCountedKinds } from '../people/profile/favorite-counts.server.ts'
import { registerFirstDirectories } from '../market/own-listings/kinds.server.ts'

/** Areas whose form has more than their declarations say. */
registerForms({ property: propertyForm, event: eventForm, job: jobForm })

/** What can be booked on listings. */
registerBookings({
  hotel: hotelBookings,
  property: propertyBookings,
  vehicle: vehicleBookings,
  event: eventBookings,
  adventure: adventureBookings,
  business: businessBookings,
})

/** What people apply for. */
registerApplications({ job: jobApplications })

/** What a demo account's listings are asked. */
registerSampleConversations({
  property: propertyConversation,
  vehicle: vehicleConversation,
  hotel: hotelConversation,
})

/** What demo accounts have beside listings and conversations. */
registerDemoParts([
  addDemoOwner,
  addDemoBookings,
  addDemoReview,
  addDemoApplications,
  addDemoReceived,
  addDemoClaim,
])

/** The sequences of kinds that the product's documents state. */
const favorites = ['property', 'vehicle', 'business']
registerFirstTypes(['property', 'vehicle', 'hotel', 'business', 'event', 'question', 'buy-and-sell'])
registerFirstDirectories(['property', 'vehicle', 'hotel', 'business', 'event', 'buy-and-sell'])
registerFavoriteTabs({ first: favorites, last: [articlesTab, questionsTab] })
registerCountedKinds(favorites)
