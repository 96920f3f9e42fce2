import type { JsonSchema } from '../../app/directory/attributes/attribute.ts'
import { longestExcerpt } from '../../app/directory/cards.server.ts'
import { islands } from '../../app/ground/request/islands.ts'
import { pageSize } from '../../app/directory/matches.server.ts'
import { mostPages } from '../../app/ground/query/fields.ts'
import { languageTags } from '../../app/ground/i18n/languages.ts'

const text = { type: 'string' } as const
const optional = (schema: JsonSchema): JsonSchema =>
  typeof schema.type === 'string' && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }
const address = { type: 'string', format: 'uri' } as const
const moment = { type: 'string', format: 'date-time', description: 'Local time, UTC+10.' }
const count = { type: 'integer', minimum: 0 } as const
const flag = { type: 'boolean' } as const
const list = (items: JsonSchema) => ({ type: 'array', items })
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** An object with these properties and no others. */
export const object = (
  properties: Record<string, JsonSchema>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, required, additionalProperties: false })

/** Fields of a listing in every answer. */
const facts: Record<string, JsonSchema> = {
  id: { ...text, description: 'Unique within the area; the last part of `self` and `url`.' },
  self: { ...address, description: 'The listing in this API.' },
  url: { ...address, description: 'The page of the listing. Link to it if you show the listing.' },
  title: text,
  language: { ...text, description: 'BCP 47 tag of title, summary and description.' },
  island: { type: 'string', enum: islands },
  village: text,
  address: { ...text, description: 'A street or a landmark; empty if not known.' },
  coordinates: optional(ref('Coordinates')),
  offer: optional({ type: 'string', enum: ['sale', 'rent'] }),
  price: optional(ref('Price')),
  rating: optional({ type: 'number', minimum: 1, maximum: 5, description: 'Null without reviews.' }),
  reviewCount: count,
  openNow: optional(ref('OpenNow')),
  nextStart: optional({ ...moment, description: 'When an event next starts.' }),
  lastEnd: optional({ ...moment, description: 'When the last occurrence of an event ends.' }),
  picture: optional(address),
  pictureCount: count,
  isFeatured: flag,
  isSample: { ...flag, description: 'Sample data: the place and the price are made up.' },
  createdAt: moment,
}

/** What no area has for itself. */
export const sharedSchemas: Record<string, JsonSchema> = {
  Coordinates: object({
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
  }),
  Price: object({
    cents: { ...count, description: 'US cents.' },
    maxCents: optional({ ...count, description: 'The upper end of a range.' }),
    isFrom: { ...flag, description: 'The lowest of several: what it costs depends on what is booked.' },
    currency: { const: 'USD' },
    period: optional({
      type: 'string',
      enum: ['once', 'hour', 'day', 'night', 'week', 'month', 'year', 'person'],
    }),
  }),
  OpenNow: object({
    open: flag,
    until: optional({ ...moment, description: 'Null if this does not change for a day or longer.' }),
  }),
  Hours: object({
    week: {
      ...list(list(ref('Interval'))),
      minItems: 7,
      maxItems: 7,
      description: 'Monday to Sunday.',
    },
    exceptions: list(object({ date: { type: 'string', format: 'date' }, hours: list(ref('Interval')) })),
    closedOnHolidays: flag,
  }),
  Interval: object({
    opens: { type: 'string', pattern: String.raw`^\d\d:\d\d$` },
    closes: {
      type: 'string',
      pattern: String.raw`^\d\d:\d\d$`,
      description: 'On the next day if not after it opens; 24:00 is midnight.',
    },
  }),
  Picture: object({ url: address, alt: text }),
  Contact: object({ name: text, phone: text, whatsapp: text, email: text, website: text }, []),
  Label: object({ label: text, text }),
  Links: object({ self: address, prev: optional(address), next: optional(address) }),
  Problem: {
    type: 'object',
    description: 'RFC 9457.',
    properties: {
      type: { type: 'string', format: 'uri-reference' },
      title: text,
      status: { type: 'integer' },
      detail: text,
      errors: list(object({ parameter: text, detail: text, allowed: list(text) }, ['parameter', 'detail'])),
    },
    required: ['type', 'title', 'status', 'detail'],
  },
  Area: object({
    name: text,
    kind: text,
    title: text,
    subtitle: text,
    list: address,
    url: address,
  }),
  Areas: object({
    openapi: address,
    documentation: address,
    languages: list({ type: 'string', enum: Object.values(languageTags) }),
    areas: list(ref('Area')),
  }),
}

/** The schemas of one area's answers, by name: `attributes` and what else its listings tell, beside the rest. */
export function areaSchemas(
  { name, kind }: { name: string; kind: string },
  { attributes, own }: { attributes: Record<string, JsonSchema>; own: Record<string, JsonSchema> },
): Record<string, JsonSchema> {
  const common = {
    area: { const: name },
    kind: { const: kind },
    ...facts,
    attributes: ref(`${name}.Attributes`),
  }
  const labels = Object.fromEntries(Object.keys(attributes).map((key) => [key, ref('Label')]))
  return {
    [`${name}.Attributes`]: {
      ...object(attributes, []),
      description: 'What is not known is left out.',
    },
    [`${name}.Summary`]: object({
      ...common,
      summary: {
        type: 'string',
        maxLength: longestExcerpt,
        description: 'The beginning of the description.',
      },
      distanceKm: optional({
        type: 'number',
        minimum: 0,
        description: 'Where the list was asked near a place.',
      }),
    }),
    [`${name}.Detail`]: object({
      ...common,
      description: text,
      originalLanguage: { ...text, description: 'BCP 47 tag of the language it was written in.' },
      pictures: list(ref('Picture')),
      contact: {
        ...optional(ref('Contact')),
        description:
          'As published: a number without + is one of North America, of seven digits one of the islands (+1 670). Null of a private person: their page tells it to who asks.',
      },
      labels: {
        ...object(labels, []),
        description: 'The attributes in words, in the language of the answer.',
      },
      ...own,
    }),
    [`${name}.List`]: object({
      area: { const: name },
      total: { ...count, maximum: mostPages * pageSize },
      totalIsMinimum: {
        ...flag,
        description: 'There are more than `total`; narrow the search to reach them.',
      },
      page: { type: 'integer', minimum: 1, maximum: mostPages },
      pages: { type: 'integer', minimum: 1, maximum: mostPages },
      pageSize: { const: pageSize },
      links: ref('Links'),
      items: { ...list(ref(`${name}.Summary`)), maxItems: pageSize },
    }),
  }
}
