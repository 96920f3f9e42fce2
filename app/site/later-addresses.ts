/**
 * Addresses that the site links to and whose own part is not built yet: each shows one plain page.
 * The part that builds one takes it off here.
 */
export const laterAddresses = [
  '/hotels/rent',
  '/hotels/buy-sell',
  '/food/restaurants',
  '/food/bars',
  '/food/groceries',
  '/experiences',
  '/experiences/cultural',
  '/experiences/adventures',
  '/buy-sell/everyday',
  '/services',
  '/ask-local',
  '/ask-local/new',
  '/blog',
  '/advertise',
  '/admin',
  '/login',
  '/signup',
  '/forgot-password',
  '/profile',
  '/profile/setup',
  '/account',
  '/notifications',
  '/favorites',
  '/user-listings',
  '/create-listing',
  '/create-listing/property',
  '/create-listing/event',
  '/messages',
]
