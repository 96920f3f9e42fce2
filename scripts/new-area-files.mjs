/** The files of a new area, by name: the least that all rooms of the site ask of one. */
export const files = ({ folder, kind, name, one }) => ({
  'area.ts': `import { msg, plural } from '@lingui/core/macro'
import { defineArea } from '../../directory/area.ts'
import { choice } from '../../directory/attributes/choice.ts'
import { newest, oldest } from '../../directory/sorts.ts'

export const ${name} = defineArea({
  kind: '${kind}',
  path: '/${folder}',
  texts: {
    title: msg\`${title(folder)}\`,
    subtitle: msg\`${title(folder)} on Saipan, Tinian and Rota\`,
    find: msg\`Find ${title(folder)}\`,
    searchLabel: msg\`Title or description\`,
    count: (count) => msg\`\${plural(count, { one: '# ${words(kind)}', other: '# ${words(folder)}' })}\`,
    empty: {
      title: msg\`No ${words(folder)} found\`,
      hint: msg\`Try fewer filters or other words\`,
      clear: msg\`Clear all filters\`,
    },
    notFound: {
      title: msg\`${title(kind)} Not Found\`,
      text: msg\`The ${words(kind)} you're looking for doesn't exist or has been removed.\`,
      back: msg\`Back to ${title(folder)}\`,
    },
    similar: msg\`Similar ${title(folder)}\`,
  },
  attributes: {
    category: choice({
      label: msg\`Category\`,
      options: [
        { value: 'one', label: msg\`One\` },
        { value: 'other', label: msg\`Another\` },
      ],
      required: true,
      facet: 'many',
    }),
  },
  filters: ['category', 'island'],
  search: ['title', 'description'],
  sorts: { newest, oldest },
  similar: { same: ['category'], most: 3 },
  lifetime: null,
  card: ['category'],
})
`,
  'area.server.ts': `import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { ${name} } from './area.ts'

export const ${one}Area = completeArea(${name}, {
  names: {
    one: msg\`${title(kind)}\`,
    plural: msg\`${title(folder)}\`,
    short: msg\`${title(folder)}\`,
    alsoCalled: '',
    api: '${folder}',
  },
  listing: {
    hint: msg\`${title(folder)} of all kinds\`,
    icon: 'tag',
    by: 'owners',
    prices: { any: ['once'] },
    categories: 'category',
    isSellable: false,
    refs: 'letters',
    shots: [],
  },
  advertisements: {},
  demo: null,
})
`,
  'card.tsx': `import { useLingui } from '@lingui/react/macro'
import { type CardProps, ListingCard } from '../../directory/listing-card.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { ${name} } from './area.ts'

export function ${component(one)}Card({ listing, ...rest }: CardProps<typeof ${name}.attributes>) {
  const { i18n } = useLingui()
  const { category } = listing.values
  return (
    <ListingCard
      {...rest}
      listing={listing}
      facts={category && <li>{${name}.attributes.category.format(category, i18n)}</li>}
      save={<FavoriteButton type={${name}.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}
`,
  'list.tsx': `import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import type { Route } from './+types/list.ts'
import { ${name} } from './area.ts'
import { ${component(one)}Card } from './card.tsx'

export const handle = { query: listQuery(${name}) }
export const loader = (args: Route.LoaderArgs) => loadList(${name}, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(${name}, loaderData)

export default function ${component(name)}({ loaderData }: Route.ComponentProps) {
  return <ListPage area={${name}} data={loaderData} card={${component(one)}Card} />
}
`,
  'detail.tsx': `import { Trans } from '@lingui/react/macro'
import { detailMeta } from '../../directory/detail/detail-meta.ts'
import { DetailPage } from '../../directory/detail/detail-page.tsx'
import { detailQuery } from '../../directory/detail/detail-query.ts'
import { answer, loadDetail } from '../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection, Similar } from '../../directory/detail/late-parts.tsx'
import { Description, Section } from '../../directory/detail/section.tsx'
import { describeDetail } from '../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { late } from '../../ground/ui/late.tsx'
import { PriceBar, PriceCard } from '../../market/listings/price-card.tsx'
import type { Route } from './+types/detail.ts'
import { ${name} } from './area.ts'
import { describe${component(one)} } from './structured-data.server.ts'

const ${component(one)}Card = late(async () => (await import('./card.tsx')).${component(one)}Card)

export const handle = { query: detailQuery(${name}, {}) }
export const loader = async (args: Route.LoaderArgs) =>
  answer(describeDetail(${name}, args, await loadDetail(${name}, args), describe${component(one)}))
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(${name}, loaderData)

export default function ${component(one)}Page({ loaderData }: Route.ComponentProps) {
  if (!loaderData.found) return <NotFound area={${name}} />
  const { listing, similar, site } = loaderData
  return (
    <DetailPage
      area={${name}}
      listing={listing}
      site={site}
      save={<FavoriteButton type={${name}.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={<PriceCard listing={listing} />}
      bar={<PriceBar listing={listing} />}
      similar={
        <Similar area={${name}}>
          {similar.map((one) => (
            <${component(one)}Card key={one.ref} listing={one} />
          ))}
        </Similar>
      }
    >
      <Section title={<Trans>About</Trans>}>
        <Description text={listing.description} lang={listing.lang} />
      </Section>
      <PlaceSection listing={listing} />
    </DetailPage>
  )
}
`,
  'structured-data.server.ts': `import type { DetailData } from '../../directory/detail/load-detail.server.ts'
import { basicsOf, whereOf } from '../../directory/structured-data/parts.server.ts'
import type { Describe } from '../../directory/structured-data/thing.ts'
import type { ${name} } from './area.ts'

export const describe${component(one)}: Describe<DetailData<typeof ${name}.attributes>> = (detail, i18n) => ({
  '@type': 'Place',
  ...basicsOf(detail),
  ...whereOf(detail.listing, i18n),
})
`,
  'area.test.ts': `import { beforeAll, describe, expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { loadDetail } from '../../directory/detail/load-detail.server.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { type ListingInput, saveListing } from '../../directory/save-listing.server.ts'
import { ${name} } from './area.ts'

const database = await testDatabase()
const listing: ListingInput<typeof ${name}.attributes> = {
  ref: '1',
  title: 'The first',
  description: '',
  island: 'saipan',
  village: 'Garapan',
  attributes: { category: 'one' },
  photos: [],
}

beforeAll(async () => {
  await saveListing(database.db, ${name}, listing)
})

const total = async (address: string) => (await loadList(${name}, loaderArguments(database, address))).total

describe('the area of ${kind}', () => {
  test('lists it, and its filter finds it', async () => {
    expect(await total('/${folder}')).toBe(1)
    expect(await total('/${folder}?category=one&q=first')).toBe(1)
    expect(await total('/${folder}?category=other')).toBe(0)
  })

  test('has a page', async () => {
    expect(await loadDetail(${name}, loaderArguments(database, '/${folder}/1'))).toMatchObject({ found: true })
  })

  test('saves nothing that its declaration rules out', async () => {
    await expect(saveListing(database.db, ${name}, { ...listing, ref: '2', attributes: {} })).rejects.toThrow(
      'category is missing',
    )
  })
})
`,
})

const words = (slug) => slug.replaceAll('-', ' ')
const title = (slug) => words(slug).replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
const component = (name) => name.charAt(0).toUpperCase() + name.slice(1)
