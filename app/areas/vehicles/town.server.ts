import type { TownPart } from '../../market/samples/area-samples.server.ts'
import { vehicles } from './area.ts'
import { cars } from './town-cars.server.ts'

export const town: TownPart<typeof vehicles.attributes> = {
  count: 130,
  sentences: [
    'Rinsed with fresh water after every beach day.',
    'The air conditioning blows cold.',
    'New tires came on the last barge.',
    'A little rust under the doors, treated last year.',
    'All papers in the glove box.',
    'Can be seen after work or on Sundays.',
    'Passed its safety check this spring.',
    'Parked under a roof since it came.',
  ],
  vary: (model, dice) => {
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
}
