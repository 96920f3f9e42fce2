import { serverPartsOf } from '../../app/directory/known-parts.server.ts'
import { areas } from '../../app/registry/areas.ts'
import { apiName } from '../../app/directory/area-names.server.ts'
import type { AnyArea } from '../../app/directory/area.ts'
import type { JsonSchema } from '../../app/directory/attributes/attribute.ts'
import { type AreaFacet, facetsOf, mostDollars } from '../../app/directory/facets.ts'
import { defaultSort } from '../../app/directory/filters.ts'
import { longestTerm, mostPages } from '../../app/ground/query/fields.ts'
import { i18nOf } from '../../app/ground/i18n/catalogue.ts'
import { languages } from '../../app/ground/i18n/languages.ts'
import type { MessageDescriptor } from '@lingui/core'
import { apiAddress as base, apiRate as rate } from '../../app/site/api-page/api.ts'
import { areaSchemas, ref, sharedSchemas } from './schemas.ts'

/** OpenAPI 3.1 of the whole API, made of what the areas declare. */
export const openApi = (origin: string, siteName: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${siteName} API`,
    version: '1.0.0',
    summary: 'The directory of the Northern Mariana Islands, for programs.',
    description: `Reading needs no key. Up to ${rate.most} requests in ${rate.seconds} seconds for one network. Whoever shows a listing links to its page (\`url\`). Money is in US cents, times are those of the islands (UTC+10). \`x-unit\` is the unit of a number; a \`clock\` counts minutes from midnight.`,
    termsOfService: `${origin}${base}#use`,
  },
  externalDocs: { url: origin + base, description: 'The same for people to read' },
  servers: [{ url: origin }],
  tags: areas.map((area) => ({ name: apiName(area), description: english(area.texts.title) })),
  paths: {
    [base]: { get: operation('areas', 'All areas', [parameters.lang], ref('Areas')) },
    ...Object.fromEntries(areas.flatMap(pathsOf)),
  },
  components: {
    schemas: { ...sharedSchemas, ...Object.assign({}, ...areas.map(schemasOf)) },
    responses: {
      NotModified: { description: 'It is as the ETag of the request says.' },
      Problem: {
        description: 'What went wrong, as RFC 9457 has it.',
        content: { 'application/problem+json': { schema: ref('Problem') } },
      },
    },
    headers: {
      ETag: { schema: { type: 'string' } },
      RateLimit: {
        description: 'What is left (r), and for how many seconds (t).',
        schema: { type: 'string' },
      },
    },
  },
})

const parameters = {
  lang: query(
    'lang',
    { type: 'string', enum: languages },
    'The language of texts; else Accept-Language tells.',
  ),
  q: query('q', { type: 'string', maxLength: longestTerm }, 'Every word must occur in the listing.'),
  page: query(
    'page',
    { type: 'integer', minimum: 1, maximum: mostPages, default: 1 },
    'Of 24 listings each.',
  ),
  box: query(
    'box',
    { type: 'string', examples: ['145.68,15.1,145.75,15.2'] },
    'Only within west,south,east,north in degrees.',
  ),
  near: query(
    'near',
    { type: 'string', examples: ['145.72,15.21'] },
    'The nearest to longitude,latitude first, whatever `sort` says.',
  ),
}

function pathsOf(area: AnyArea) {
  const name = apiName(area)
  const { lang, q, page, box, near } = parameters
  const filters = facetsOf(area).map(facetParameter)
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
  return [
    [`${base}/${name}`, { get: list }],
    [`${base}/${name}/{id}`, { get: detail }],
  ] as const
}

function facetParameter({ key, label, many, options, open, taxonomy, under, limit }: AreaFacet) {
  if (limit) return query(key, { type: 'integer', minimum: 1, maximum: mostDollars }, limitHints[limit])
  const stated = options.map(({ value }) => value)
  const values = key === 'island' ? [...stated, 'all'] : stated
  const value: JsonSchema =
    open || taxonomy ? { type: 'string', minLength: 1, examples: values } : { type: 'string', enum: values }
  const schema = many ? { type: 'array', items: value } : value
  const hint = under ? `${english(label)}. Only together with \`${under}\`.` : english(label)
  return query(key, schema, many ? `${hint}. Repeat it for any of several.` : hint)
}

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
