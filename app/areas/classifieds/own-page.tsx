import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import { Hero } from '../../directory/list/hero.tsx'
import { pageMeta, siteOf } from '../../directory/page-meta.ts'
import { favoritesAddress } from '../../people/favorites/page/favorites-query.ts'
import { KeptCards } from '../../people/favorites/page/kept-cards.tsx'
import { loadAccountList, loadCards } from '../../people/favorites/page/load-cards.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { classifieds } from './area.ts'
import { findOwn, hasListings } from './find-own.server.ts'
import { HeroAction } from './hero-action.tsx'

const tabs = {
  favorites: {
    title: msg`My Favorites`,
    text: msg`Login to view your favorites`,
    all: { to: favoritesAddress({ tab: classifieds.kind }), name: msg`View all favorites` },
  },
  mine: {
    title: msg`My Listings`,
    text: msg`Login to view your listings`,
    all: { to: `/user-listings?type=${classifieds.kind}`, name: msg`Your Listings` },
  },
} as const

export async function loader({ url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const tab = url.pathname.endsWith('/mine') ? 'mine' : 'favorites'
  const own = context.viewer && (await ownOf[tab](context, context.viewer.id))
  const isAway =
    tab === 'mine' && own?.cards.length === 0 && (await hasListings(context.database, context.viewer!.id))
  return { tab, own, isAway, site: siteOf(context, url) } as const
}

const ownOf = {
  async favorites(context: RequestContext, id: string) {
    const { entries, cards } = await loadAccountList(context, id, { tab: classifieds.kind, page: 1 })
    return { cards, hasMore: entries.filter(({ type }) => type === classifieds.kind).length > cards.length }
  },
  async mine(context: RequestContext, id: string) {
    const { entries, hasMore } = await findOwn(context, id)
    return { cards: await loadCards(context.database, context, entries), hasMore }
  },
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { site, tab } = loaderData
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: i18n._(tabs[tab].title),
    description: i18n._(tabs[tab].text),
    address: `${classifieds.path}/${tab}`,
    indexed: false,
  })
}

/** The visitor's own tab; needs a login. */
export default function OwnPage() {
  const { i18n } = useLingui()
  const { tab, own, isAway } = useLoaderData<typeof loader>()
  const { title, all } = tabs[tab]
  return (
    <main id="main">
      <Hero area={classifieds} action={<HeroAction />} />
      {own ? (
        <section className="wrap py-section">
          <h2 className="mb-5 text-3xl">{i18n._(title)}</h2>
          {tab === 'mine' && own.cards.length === 0 ? (
            <p className="text-text-muted">
              {isAway ? (
                <>
                  <Trans>None of your listings is in the list now.</Trans>{' '}
                  <Link to="/user-listings" className="underline underline-offset-4">
                    <Trans>Your Listings</Trans>
                  </Link>
                </>
              ) : (
                <Trans>You have no listings yet.</Trans>
              )}
            </p>
          ) : (
            <KeptCards cards={own.cards} path={classifieds.path} />
          )}
          {own.hasMore && (
            <Link to={all.to} className={`${buttonClass({ tone: 'line' })} mt-6`}>
              {i18n._(all.name)}
            </Link>
          )}
        </section>
      ) : (
        <SignIn tab={tab} />
      )}
    </main>
  )
}

function SignIn({ tab }: { tab: keyof typeof tabs }) {
  const { i18n } = useLingui()
  const { title, text } = tabs[tab]
  return (
    <section className="wrap grid justify-items-center gap-3 py-section text-center">
      <span className="grid size-16 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
        <Icon name="log-in" className="size-7" />
      </span>
      <h2 className="text-3xl">{i18n._(title)}</h2>
      <p className="text-text-muted">{i18n._(text)}</p>
      <Link to={`/login?next=${classifieds.path}/${tab}`} rel="nofollow" className={`${buttonClass()} mt-3`}>
        <Trans>Login</Trans>
      </Link>
    </section>
  )
}
