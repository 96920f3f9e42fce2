import { eventForm } from '../areas/events/form/form.server.ts'
import { jobForm } from '../areas/jobs/form.server.ts'
import { propertyForm } from '../areas/properties/form.server.ts'
import { registerForms } from '../market/create-listing/area-form.ts'
import { registerFirstTypes } from '../market/create-listing/wizard-types.server.ts'
import { registerFirstTabs } from '../market/favorites/page/types.server.ts'
import { registerFirstDirectories } from '../market/own-listings/kinds.server.ts'

/** Areas whose form has more than their declarations say. */
registerForms({ property: propertyForm, event: eventForm, job: jobForm })

/** The orders that the product's documents state. */
registerFirstTypes(['property', 'vehicle', 'hotel', 'business', 'event', 'question', 'buy-and-sell'])
registerFirstDirectories(['property', 'vehicle', 'hotel', 'business', 'event', 'buy-and-sell'])
registerFirstTabs(['property', 'vehicle', 'business'])
