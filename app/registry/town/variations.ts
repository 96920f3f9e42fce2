import type { Attributes } from '../../directory/attributes/attribute.ts'
import type { Sample } from '../../market/samples/area-samples.server.ts'
import type { Dice } from './dice.ts'
import { businessTypes, cars } from './things.ts'

export type TownSample = Sample<Attributes>
type Variation = (model: TownSample, dice: Dice, village: string) => Partial<TownSample>

/** By kind: what makes a listing another one than the sample whose pictures it has. */
export const variations: Readonly<Record<string, Variation>> = {
  vehicle: (model, dice) => {
    const { bodyStyle, engine: _, ...facts } = model.attributes
    const fit = cars.filter((one) => one.bodyStyle === bodyStyle)
    const { make, name, dollars } = dice.pick(fit)
    const year = dice.between(2008, 2024)
    const age = 2025 - year
    const forSale = Math.round((dollars * 0.89 ** age) / 100) * 100
    return {
      title: `${year} ${make} ${name}`,
      priceCents: model.offer === 'rent' ? dice.near(model.priceCents!, 500) : forSale * 100,
      attributes: {
        ...facts,
        bodyStyle,
        fuelType: make === 'Tesla' ? 'electric' : 'gasoline',
        make,
        model: name,
        year,
        mileage: age * dice.between(4000, 9000),
        condition: year === 2024 ? 'new' : 'used',
      },
    }
  },
  property: (model, dice, village) => {
    const { propertyType, kind } = model.attributes
    const features = dice.some(['ocean-view', 'pool', 'garage', 'air-conditioning', 'garden'])
    const step = model.offer === 'rent' ? 5000 : 500_000
    if (propertyType !== 'residential')
      return {
        title: `${otherProperties[String(propertyType)]} in ${village}`,
        priceCents: dice.near(model.priceCents!, step),
        attributes: { ...model.attributes, sqft: dice.between(9, 60) * 100 },
      }
    const bedrooms = dice.between(1, 4)
    const word = kind === 'house' ? 'House' : dice.pick(['Apartment', 'Condo'])
    return {
      title: `${bedrooms}-Bedroom ${word} in ${village}`,
      priceCents: dice.near((model.priceCents! * (bedrooms + 1)) / 4, step),
      attributes: {
        ...model.attributes,
        kind: word.toLowerCase(),
        bedrooms,
        bathrooms: Math.max(1, bedrooms - dice.between(0, 1)),
        sqft: bedrooms * dice.between(300, 480) + 200,
        features,
        stormReadiness: dice.some(['concrete-roof', 'typhoon-shutters', 'generator']),
        furnishing: dice.pick(['furnished', 'partly', 'unfurnished']),
        pets: dice.pick(['welcome', 'ask', 'no']),
      },
    }
  },
  business: (model, dice) => {
    const { noun, category, subcategory } = dice.pick(businessTypes.filter(({ like }) => like === model.ref))
    return { title: noun, attributes: { ...model.attributes, category, subcategories: [subcategory] } }
  },
  job: ({ title }, dice) => ({
    title: title + dice.pick(['', ', Weekends', ', Evenings', ', Mornings', ', Busy Season']),
  }),
}

const otherProperties: Readonly<Record<string, string>> = {
  commercial: 'Shop Space',
  hotel: 'Small Hotel',
  land: 'Land',
}
