import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import type { Values } from '../../ground/forms/fields.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { sentIn } from '../../ground/forms/typed.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { unlistedMeta, siteOf } from '../../directory/page-meta.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/saved-searches-page.ts'
import { savedSearchesPath } from './saved-search.ts'
import { SavedSearchRow } from './saved-search-row.tsx'
import { searchFields } from './search-fields.ts'
import { changeSearch, deleteSearch, findSavedSearches } from './searches.server.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id } = viewerOf(context, url)
  return { site: siteOf(context, url), searches: await findSavedSearches(context, id) }
}

/** Each button sends a search and a change. Another user's search is treated as missing. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const { values, problems } = readFields(searchFields, form)
  const { name, alerts } = values
  if (problems) return data({ id: sentIn(form, 'id'), name, alerts: alerts || undefined }, { status: 422 })
  if (!(await change(context, viewer.id, form, values))) throw new Response(null, { status: 404 })
  return redirect(savedSearchesPath)
}

async function change(
  { database, now }: { database: Parameters<typeof changeSearch>[0]; now: Date },
  userId: string,
  form: FormData,
  { name, alerts }: Values<typeof searchFields>,
) {
  const id = sentIn(form, 'id')
  switch (form.get('change')) {
    case 'delete':
      return deleteSearch(database, userId, id)
    case 'pause':
      return changeSearch(database, userId, id, { pausedAt: now })
    case 'resume':
      return changeSearch(database, userId, id, { pausedAt: null })
    case 'edit':
      return alerts !== '' && changeSearch(database, userId, id, { alerts, ...(name && { name }) })
    default:
      return false
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Saved searches`,
    description: msg`Get notified about new listings that match`,
    address: savedSearchesPath,
  })

export default function SavedSearchesPage({ loaderData: { searches }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-section">
      <div className="mx-auto max-w-240">
        <div className="flex flex-wrap items-center justify-between gap-4 py-5">
          <h1 className="text-3xl">
            <Trans>Saved searches</Trans>
          </h1>
          <Link to="/favorites" className={buttonClass({ tone: 'line' })}>
            <Icon name="heart" className="size-4.5" />
            <Trans>My Favorites</Trans>
          </Link>
        </div>
        {searches.length === 0 ? (
          <Empty />
        ) : (
          <ul className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
            {searches.map((search) => (
              <SavedSearchRow
                key={search.id}
                search={search}
                refused={actionData?.id === search.id ? actionData : undefined}
              />
            ))}
          </ul>
        )}
      </div>
    </main>
  )
}

const Empty = () => (
  <div className="grid justify-items-center gap-3 py-section text-center">
    <span className="grid size-16 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
      <Icon name="search" className="size-7" />
    </span>
    <h2 className="text-3xl">
      <Trans>No saved searches yet</Trans>
    </h2>
    <p className="text-text-muted">
      <Trans>
        Filter any list, then press “Save this search” below it. We will tell you about new listings.
      </Trans>
    </p>
    <Link to="/search" className={`${buttonClass()} mt-3`}>
      <Trans>Search the directory</Trans>
    </Link>
  </div>
)
