import type { TownPart } from '../../market/samples/area-samples.server.ts'
import { addDays, localDate } from '../../ground/i18n/local-time.ts'
import { properties } from './area.ts'

export const town: TownPart<typeof properties.attributes> = {
  count: 130,
  sentences: [
    'Water comes all day, and there is a tank besides.',
    'The roof is concrete and was sealed last year.',
    'Five minutes on foot to the school and the store.',
    'The yard has a mango tree and room for a grill.',
    'Quiet street, no flooding in the last storms.',
    'Utilities are paid by the tenant.',
    'Typhoon shutters on all windows.',
    'Shown any evening after five.',
  ],
  vary: (model, dice, village) => {
    const { propertyType = 'land', kind: modelKind } = model.attributes
    const features = dice.some(['ocean-view', 'pool', 'garage', 'air-conditioning', 'garden'])
    const step = model.offer === 'rent' ? 5000 : 500_000
    if (propertyType !== 'residential')
      return {
        title: `${otherProperties[propertyType]} in ${village}`,
        priceCents: dice.near(model.priceCents!, step),
        attributes: { ...model.attributes, sqft: dice.between(9, 60) * 100 },
      }
    const bedrooms = dice.between(1, 4)
    const kind = modelKind === 'house' ? modelKind : dice.pick(['apartment', 'condo'] as const)
    return {
      title: `${bedrooms}-Bedroom ${homes[kind]} in ${village}`,
      priceCents: dice.near((model.priceCents! * (bedrooms + 1)) / 4, step),
      attributes: {
        ...model.attributes,
        kind,
        bedrooms,
        bathrooms: Math.max(1, bedrooms - dice.between(0, 1)),
        sqft: bedrooms * dice.between(300, 480) + 200,
        features,
        stormReadiness: dice.some(['concrete-roof', 'typhoon-shutters', 'generator']),
        furnishing: dice.pick(['furnished', 'partly', 'unfurnished']),
        pets: dice.pick(['welcome', 'ask', 'no']),
        ...(model.offer === 'rent' && {
          availableFrom: addDays(localDate(model.createdAt!), dice.between(0, 90)),
        }),
      },
    }
  },
}

const homes = { house: 'House', apartment: 'Apartment', condo: 'Condo' }
const otherProperties = {
  commercial: 'Shop Space',
  'economic-incentive': 'Business Site',
  hotel: 'Small Hotel',
  land: 'Land',
}
