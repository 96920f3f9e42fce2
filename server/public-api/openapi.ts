import { serverPartsOf } from '../../app/directory/known-parts.server.ts'
import { areas } from '../../app/registry/areas.ts'
import { apiName } from '../../app/directory/area-names.server.ts'
import type { AnyArea } from '../../app/directory/area.ts'
import type { JsonSchema } from '../../app/directory/attributes/attribute.ts'
import { type AreaFacet, facetsOf, mostDollars } from '../../app/directory/facets.ts'
import { defaultSort } from '../../app/directory/filters.ts'
import type { TypedField } from '../../app/directory/typed-filter.ts'
import { longestTerm, mostPages } from '../../app/ground/query/fields.ts'
import { i18nOf } from '../../app/ground/i18n/catalogue.ts'
import { languages } from '../../app/ground/i18n/languages.ts'
import type { MessageDescriptor } from '@lingui/core'
import { apiAddress as base, apiRate as rate } from '../../app/site/api-page/api.ts'
import { availabilitySchema } from './availability.ts'
import { isBookableKind } from '../../app/deals/bookings/bookables/area-bookings.ts'
import { areaSchemas, ref, sharedSchemas } from './schemas.ts'

/** OpenAPI 3.1 of the whole API, made of what the areas declare. */
export const openApi = (origin: string, siteName: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${siteName} API`,
    version: '1.0.0',
    summary: 'Listings of the Northern Mariana Islands.',
    description: `No key is needed. Each network can send up to ${rate.most} requests in ${rate.seconds} seconds. If you show a listing, link to its page (\`url\`). Prices are in US cents and times are local (UTC+10). \`x-unit\` is the unit of a number; a \`clock\` counts minutes from midnight.`,
    termsOfService: `${origin}${base}#use`,
  },
  externalDocs: { url: origin + base, description: 'The same documentation, as a page' },
  servers: [{ url: origin }],
  tags: areas.map((area) => ({ name: apiName(area), description: english(area.texts.title) })),
  paths: {
    [base]: { get: operation('areas', 'All areas', [parameters.lang], ref('Areas')) },
    ...Object.fromEntries(areas.flatMap(pathsOf)),
  },
  components: {
    schemas: {
      ...sharedSchemas,
      Availability: availabilitySchema,
      ...Object.assign({}, ...areas.map(schemasOf)),
    },
    responses: {
      NotModified: { description: 'Nothing has changed since the response with this ETag.' },
      Problem: {
        description: 'What went wrong, as described by RFC 9457.',
        content: { 'application/problem+json': { schema: ref('Problem') } },
      },
    },
    headers: {
      ETag: { schema: { type: 'string' } },
      RateLimit: {
        description: 'How many requests are left (r), and for how many seconds (t).',
        schema: { type: 'string' },
      },
    },
  },
})

const parameters = {
  lang: query(
    'lang',
    { type: 'string', enum: languages },
    'The language of texts. Without it, Accept-Language decides.',
  ),
  q: query('q', { type: 'string', maxLength: longestTerm }, 'Words that must all appear in the listing.'),
  page: query(
    'page',
    { type: 'integer', minimum: 1, maximum: mostPages, default: 1 },
    'The number of a page of 24 listings.',
  ),
  box: query(
    'box',
    { type: 'string', examples: ['145.68,15.1,145.75,15.2'] },
    'Only listings inside west,south,east,north, in degrees.',
  ),
  near: query(
    'near',
    { type: 'string', examples: ['145.72,15.21'] },
    'Nearest to longitude,latitude first. This overrides `sort`.',
  ),
}

function pathsOf(area: AnyArea) {
  const name = apiName(area)
  const { lang, q, page, box, near } = parameters
  const filters = facetsOf(area)
    .filter(({ typed }) => !typed)
    .map(facetParameter)
  const list = operation(
    `list-${name}`,
    english(area.texts.title),
    [...filters, q, box, near, sortParameter(area), page, lang],
    ref(`${name}.List`),
    name,
  )
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
  const detail = operation(
    `get-${name}`,
    `One of: ${english(area.texts.title)}`,
    [id, lang],
    ref(`${name}.Detail`),
    name,
  )
  const free = operation(
    `get-${name}-availability`,
    `What is free of one of: ${english(area.texts.title)}`,
    [id, dayParameter('from', 'The first day; today without it.'), dayParameter('until', lastDay), lang],
    ref('Availability'),
    name,
  )
  return [
    [`${base}/${name}`, { get: list }],
    [`${base}/${name}/{id}`, { get: detail }],
    ...(isBookableKind(area.kind) ? [[`${base}/${name}/{id}/availability`, { get: free }] as const] : []),
  ]
}

const dayParameter = (name: string, description: string) =>
  query(name, { type: 'string', format: 'date' }, description)
const lastDay = 'The day after the last, up to 90 days later; 30 days later without it.'

function facetParameter({ key, label, many, options, open, taxonomy, under, limit, field }: AreaFacet) {
  if (field) return query(key, fieldSchema(field.control), english(label))
  if (limit) return query(key, { type: 'integer', minimum: 1, maximum: mostDollars }, limitHints[limit])
  const stated = options.map(({ value }) => value)
  const values = key === 'island' ? [...stated, 'all'] : stated
  const value: JsonSchema =
    open || taxonomy ? { type: 'string', minLength: 1, examples: values } : { type: 'string', enum: values }
  const schema = many ? { type: 'array', items: value } : value
  const hint = under ? `${english(label)}. Only together with \`${under}\`.` : english(label)
  return query(key, schema, many ? `${hint}. Repeat it for any of several.` : hint)
}

const fieldSchema = (control: TypedField['control']): JsonSchema =>
  control === 'date'
    ? { type: 'string', format: 'date' }
    : { type: 'integer', minimum: control.min, maximum: control.max }

const limitHints = {
  from: 'Only prices of at least this many US dollars.',
  to: 'Only prices of at most this many US dollars.',
}

const sortParameter = (area: AnyArea) =>
  query('sort', { type: 'string', enum: Object.keys(area.sorts), default: defaultSort(area) }, 'The order.')

function query(name: string, schema: JsonSchema, description: string) {
  return { name, in: 'query', description, schema, style: 'form', explode: true }
}

const problem = { $ref: '#/components/responses/Problem' }

function operation(
  operationId: string,
  summary: string,
  parameters: readonly JsonSchema[],
  schema: JsonSchema,
  tag?: string,
) {
  return {
    operationId,
    summary,
    ...(tag && { tags: [tag] }),
    parameters,
    responses: {
      200: {
        description: 'Found.',
        headers: {
          ETag: { $ref: '#/components/headers/ETag' },
          RateLimit: { $ref: '#/components/headers/RateLimit' },
        },
        content: { 'application/json': { schema } },
      },
      304: { $ref: '#/components/responses/NotModified' },
      ...Object.fromEntries([400, 404, 406, 429, 503].map((status) => [status, problem])),
    },
  }
}

function schemasOf(area: AnyArea) {
  const attributes = Object.entries(area.attributes).map(
    ([key, { label, api }]) => [key, { title: english(label), ...api?.schema() }] as const,
  )
  return areaSchemas(
    { name: apiName(area), kind: area.kind },
    { attributes: Object.fromEntries(attributes), own: serverPartsOf(area.kind).api?.schema ?? {} },
  )
}

function english(message: MessageDescriptor) {
  return i18nOf('en')._(message)
}
