import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Pager } from '../../../directory/list/pager.tsx'
import { Button } from '../../../ground/ui/button.tsx'
import {
  type FavoritesQuery,
  favoritesAddress,
  favoritesPath,
  favoritesQuery,
  withoutReload,
} from './favorites-query.ts'
import { entryOf, type FavoriteCard, pageOf, wordOf } from './card.ts'
import { Empty } from './empty.tsx'
import { CardGrid, grid } from './card-grid.tsx'
import type { ReadList } from './kept-list.ts'
import { lastTab } from './last-tab.ts'
import { Tabs } from './tabs.tsx'
import type { FavoriteType } from './types.server.ts'
import { useCards } from './use-cards.ts'
import { useEntries } from './use-entries.ts'
import { useOwnList } from './use-own-list.ts'

type Data = {
  readonly types: readonly FavoriteType[]
  /** Null: a guest's are in the browser. */
  readonly own: ReadList | null
}

export function FavoriteList({ data: { types, own } }: { data: Data }) {
  // Not from the page's data: tabs and pages change without a connection, too.
  const [searchParams] = useSearchParams()
  const query = favoritesQuery.parse({ searchParams })
  useLastTab(query)
  const { owner, list: read, isOld } = useOwnList(own)
  const all = useEntries(read && read.entries)
  const known = all?.filter(
    (entry) => types.some(({ type }) => type === entry.type) && entryOf(wordOf(entry)),
  )
  const tab = types.some(({ type }) => type === query.tab) ? query.tab : 'all'
  const { shown, total, page, pages } = pageOf(known ?? [], { tab, page: query.page })
  const { cards, failed, retry } = useCards(shown, read?.cards ?? none, owner ?? 'guest')
  const list = useRef<HTMLElement>(null)
  useKeptFocus(list, total)
  return (
    <>
      <Tabs types={types} entries={known} tab={tab} />
      <section ref={list} tabIndex={-1} aria-busy={!cards} className="pt-6 outline-none">
        <h2 className="sr-only">{types.find(({ type }) => type === tab)?.name ?? <Trans>All</Trans>}</h2>
        <p role="status" className="sr-only">
          {known && <Plural value={total} one="# favorite" other="# favorites" />}
        </p>
        {!own && (isOld ? <OldNote /> : <GuestNote />)}
        {failed && <FailureNote onRetry={retry} />}
        {known && total === 0 && <Empty types={types} tab={tab} />}
        {!failed && (!known || !cards) && <Skeletons count={known ? shown.length : 3} />}
        {cards && cards.length > 0 && (
          <>
            <CardGrid cards={cards} types={types} />
            {pages > 1 && (
              <Pager page={page} pages={pages} addressOf={(to) => favoritesAddress({ tab, page: to })} />
            )}
          </>
        )}
      </section>
    </>
  )
}

const none: readonly FavoriteCard[] = []

/** Without a tab in the address, shows the tab chosen last; going back restores the earlier tab. */
function useLastTab({ tab }: FavoritesQuery) {
  const navigate = useNavigate()
  const arrivedAt = useRef(tab)
  useEffect(() => {
    const last = arrivedAt.current ? null : lastTab()
    if (last && last !== 'all')
      void navigate(favoritesAddress({ tab: last }), { replace: true, ...withoutReload })
  }, [navigate])
}

/** Keeps the focus in the list after a favorite was removed, although its heart is gone. */
function useKeptFocus(list: { readonly current: HTMLElement | null }, total: number) {
  const before = useRef(total)
  useEffect(() => {
    if (total < before.current && document.activeElement === document.body) list.current!.focus()
    before.current = total
  }, [list, total])
}

const GuestNote = () => (
  <>
    <p className="mb-5 text-sm text-text-muted noscript:hidden">
      <Trans>
        They are stored in this browser.{' '}
        <Link to={signIn} className="font-semibold text-brand underline underline-offset-4">
          Log in
        </Link>{' '}
        to have them on all your devices.
      </Trans>
    </p>
    <noscript>
      <p className="text-text-muted">
        <Trans>
          This browser’s favorites need JavaScript, which is turned off.{' '}
          <a href={signIn} className="font-semibold text-brand underline underline-offset-4">
            Log in
          </a>{' '}
          to see your account’s favorites.
        </Trans>
      </p>
    </noscript>
  </>
)

const OldNote = () => (
  <p className="mb-5 text-sm text-text-muted">
    <Trans>This is your list as of your last visit. Changes are saved when you are back online.</Trans>
  </p>
)
const signIn = `/login?next=${favoritesPath}`

const FailureNote = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="grid justify-items-center gap-3 py-section text-center">
    <p className="text-text-muted">
      <Trans>Your favorites did not load. Check your connection and try again.</Trans>
    </p>
    <Button tone="line" onClick={onRetry}>
      <Trans>Retry</Trans>
    </Button>
  </div>
)

const Skeletons = ({ count }: { count: number }) => (
  <div aria-hidden className={`noscript:hidden ${grid}`}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="aspect-square rounded-lg bg-skeleton" />
    ))}
  </div>
)
