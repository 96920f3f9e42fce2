import type { TownPart } from '../../market/samples/area-samples.server.ts'

export const town: TownPart = {
  count: 6,
  nouns: ['Town Walk', 'Cliffs', 'Islet', 'Ruins', 'Forest', 'Sunset Coast'],
  sentences: ['Five stops, none of them far from the next.', 'With pictures of then and now.'],
}
