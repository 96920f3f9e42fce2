import type { ApiPart } from '../../directory/api-part.server.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import { findStops } from './stops.server.ts'

const text = { type: 'string' }

/** The stops of a tour in their order. */
export const tourStops: ApiPart = {
  schema: {
    stops: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          title: text,
          text,
          language: text,
          picture: { type: 'string', format: 'uri' },
          coordinates: { $ref: '#/components/schemas/Coordinates' },
        },
        required: ['title', 'text', 'language', 'picture', 'coordinates'],
        additionalProperties: false,
      },
    },
  },
  async find(database, id, { language, absolute }) {
    const stops = await findStops(database, id, language)
    return {
      stops: stops.map(({ title, text, lang, picture, lng, lat }) => ({
        title,
        text,
        language: lang ?? languageTags[language],
        picture: absolute(picture),
        coordinates: { longitude: lng, latitude: lat },
      })),
    }
  },
}
