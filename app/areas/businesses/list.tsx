import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ListPage } from '../../directory/list/list-page.tsx'
import { listMeta } from '../../directory/list/list-meta.ts'
import { listQuery } from '../../directory/list/list-query.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import type { Filters } from '../../directory/filters.ts'
import { businesses } from './area.ts'
import { BusinessCard } from './card.tsx'
import { CategoryPanel } from './category-panel.tsx'
import type { Route } from './+types/list.ts'

export const handle = { query: listQuery(businesses) }
export const loader = (args: Route.LoaderArgs) => loadList(businesses, args)
export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(businesses, loaderData)

export default function Businesses({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      area={businesses}
      data={loaderData}
      card={BusinessCard}
      tiles={CategoryPanel}
      within={<ChosenCategory filters={loaderData.filters} />}
    />
  )
}

/** Where the found ones were looked for. */
function ChosenCategory({ filters: { chosen } }: { filters: Filters }) {
  const { i18n } = useLingui()
  const category = businesses.attributes.category.decode(chosen.category?.[0])
  if (!category) return null
  const name = businesses.attributes.category.format(category, i18n)
  const { length } = chosen.subcategories ?? []
  return (
    <>
      <Trans context="businesses of a category">in {name}</Trans>
      {length > 0 && (
        <>
          {' '}
          (<Plural value={length} one="# subcategory" other="# subcategories" />)
        </>
      )}
    </>
  )
}
