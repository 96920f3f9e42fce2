import { msg } from '@lingui/core/macro'

export const categories = [
  { value: 'grocery', label: msg`Grocery` },
  { value: 'restaurant', label: msg`Restaurant` },
  { value: 'cafe', label: msg`Cafe` },
  { value: 'bakery', label: msg`Bakery` },
  { value: 'snacks', label: msg`Snacks` },
  { value: 'bar-and-grill', label: msg`Bar & Grill` },
] as const

export const cuisines = [
  { value: 'korean', label: msg({ message: 'Korean', context: 'cuisine' }), isAdjective: true },
  { value: 'japanese', label: msg({ message: 'Japanese', context: 'cuisine' }), isAdjective: true },
  { value: 'filipino', label: msg({ message: 'Filipino', context: 'cuisine' }), isAdjective: true },
  { value: 'american', label: msg({ message: 'American', context: 'cuisine' }), isAdjective: true },
  { value: 'thai', label: msg({ message: 'Thai', context: 'cuisine' }), isAdjective: true },
  { value: 'vietnamese', label: msg({ message: 'Vietnamese', context: 'cuisine' }), isAdjective: true },
  { value: 'asian', label: msg({ message: 'Asian', context: 'cuisine' }), isAdjective: true },
  {
    value: 'middle-eastern',
    label: msg({ message: 'Middle Eastern', context: 'cuisine' }),
    isAdjective: true,
  },
  { value: 'bbq', label: msg({ message: 'BBQ', context: 'cuisine' }) },
  // Beyond the usual list: without it the islands' own kitchen could not be found.
  { value: 'chamorro', label: msg({ message: 'Chamorro', context: 'cuisine' }), isAdjective: true },
] as const

export const features = [
  { value: 'dine-in', label: msg`Dine-in` },
  { value: 'takeout', label: msg`Takeout` },
  { value: 'delivery', label: msg`Delivery` },
  { value: 'reservations', label: msg`Takes reservations` },
  { value: 'vegetarian', label: msg`Vegetarian dishes` },
  { value: 'live-music', label: msg`Live music` },
] as const

export const amenities = [
  { value: 'parking', label: msg`Parking` },
  { value: 'air-conditioning', label: msg`Air conditioning` },
  { value: 'wifi', label: msg`Wi-Fi` },
  { value: 'outdoor-seating', label: msg`Outdoor seating` },
  { value: 'ocean-view', label: msg`Ocean view` },
  { value: 'wheelchair', label: msg`Wheelchair accessible` },
  { value: 'high-chairs', label: msg`High chairs` },
] as const
