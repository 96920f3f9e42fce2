import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { readOwnForm } from '../../users/own-form.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { unlistedMeta, siteOf } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { dropFavorites, keepFavorites } from '../account-list.server.ts'
import type { Route } from './+types/favorites-page.ts'
import { favoritesPath, favoritesQuery } from './favorites-query.ts'
import { entryOf } from './card.ts'
import { FavoriteList } from './favorite-list.tsx'
import { loadAccountList } from './load-cards.server.ts'
import { favoriteTypes } from './types.server.ts'
import { sentIn } from '../../../ground/forms/typed.ts'

export const handle = { query: favoritesQuery, isKeptAsGuest: true }

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const query = favoritesQuery.parse(url)
  return {
    site: siteOf(context, url),
    types: favoriteTypes(i18nOf(context.language)),
    own: context.viewer && (await loadAccountList(context, context.viewer.id, query)),
  }
}

/** What the hearts do without scripts: `keep` or `remove` names an entry. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const kept = entryOf(sentIn(form, 'keep'))
  const removed = entryOf(sentIn(form, 'remove'))
  if (kept && !(await keepFavorites(context, viewer.id, [kept])))
    return data({ isFull: true }, { status: 422 })
  if (removed) await dropFavorites(context.database, viewer.id, [removed])
  return redirect(favoritesPath)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`My Favorites`,
    description: msg`Your favorites from all over the islands`,
    address: favoritesPath,
  })

/** The favorites of a guest's browser or of an account. */
export default function FavoritesPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-section">
      <div className="flex flex-wrap items-center justify-between gap-4 py-5">
        <h1 className="text-3xl">
          <Trans>My Favorites</Trans>
        </h1>
        <Link to="/saved-searches" rel="nofollow" className={buttonClass({ tone: 'line' })}>
          <Icon name="search" className="size-4.5" />
          <Trans>Saved searches</Trans>
        </Link>
      </div>
      {actionData?.isFull && (
        <p role="alert" className="mb-5 rounded-md bg-danger-soft p-3 text-danger">
          <Trans>Not saved. You have reached the limit for favorites. Remove one first.</Trans>
        </p>
      )}
      <FavoriteList data={loaderData} />
    </main>
  )
}
