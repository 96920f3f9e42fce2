import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import { Hero } from '../../directory/list/hero.tsx'
import { pageMeta, siteOf } from '../../directory/page-meta.ts'
import { KeptCards } from '../../people/favorites/page/kept-cards.tsx'
import { loadAccountList, loadCards } from '../../people/favorites/page/load-cards.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { classifieds } from './area.ts'
import { findOwn, hasListings } from './find-own.server.ts'
import { HeroAction } from './hero-action.tsx'

const tabs = {
  favorites: { title: msg`My Favorites`, text: msg`Login to view your favorites` },
  mine: { title: msg`My Listings`, text: msg`Login to view your listings` },
} as const

export async function loader({ url, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const tab = url.pathname.endsWith('/mine') ? 'mine' : 'favorites'
  const cards = context.viewer && (await cardsOf[tab](context, context.viewer.id))
  const isAway =
    tab === 'mine' && cards?.length === 0 && (await hasListings(context.database, context.viewer!.id))
  return { tab, cards, isAway, site: siteOf(context, url) } as const
}

const cardsOf = {
  favorites: async (context: RequestContext, id: string) =>
    (await loadAccountList(context, id, { tab: classifieds.kind, page: 1 })).cards,
  mine: async (context: RequestContext, id: string) =>
    loadCards(context.database, context, await findOwn(context, id)),
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
  const { tab, cards, isAway } = useLoaderData<typeof loader>()
  const { title } = tabs[tab]
  return (
    <main id="main">
      <Hero area={classifieds} action={<HeroAction />} />
      {cards ? (
        <section className="wrap py-section">
          <h2 className="mb-5 text-3xl">{i18n._(title)}</h2>
          {tab === 'mine' && cards.length === 0 ? (
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
            <KeptCards cards={cards} path={classifieds.path} />
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
