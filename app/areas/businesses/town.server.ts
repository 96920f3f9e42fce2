import type { TownPart } from '../../market/samples/area-samples.server.ts'
import { businesses } from './area.ts'
import { businessTypes } from './town-types.server.ts'

export const town: TownPart<typeof businesses.attributes> = {
  count: 100,
  sentences: [
    'Run by the same family for twenty years.',
    'Walk in, or call for an appointment.',
    'We speak English, Tagalog and Chamorro.',
    'Parking is behind the building.',
    'Ask for the discount for residents.',
    'Closed on fiesta days.',
  ],
  vary: (model, dice) => {
    const { noun, category, subcategory } = dice.pick(businessTypes.filter(({ like }) => like === model.ref))
    return { noun, attributes: { ...model.attributes, category, subcategories: [subcategory] } }
  },
}
