import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '../ground/ui/site-link.tsx'
import { Icon, type IconName } from '../ground/ui/icon.tsx'
import { Picture } from '../ground/ui/picture.tsx'
import type { Attributes } from './attributes/attribute.ts'
import { formatDistance } from './distance.ts'
import type { View } from './filters.ts'
import type { ListingCard as Listing } from './listing.ts'
import { NoPhoto } from './no-photo.tsx'
import { villageAndIsland } from './place.ts'
import { Price } from './price.tsx'

/** What the engine gives an area's card. */
export type CardProps<A extends Attributes = Attributes> = {
  listing: Listing<A>
  view?: View
  /** Shows so many characters of the description. */
  excerpt?: number
}

type Props = Omit<CardProps, 'listing'> & {
  listing: Omit<Listing, 'values'>
  ratio?: '4/3' | '16/9'
  /** In the corner of the picture. */
  tag?: ReactNode
  /** Replaces the price. */
  lead?: ReactNode
  /** Items of a list; see `Fact`. */
  facts: ReactNode
  save: ReactNode
  /** No longer available: gray, but its link still works. */
  gone?: boolean
}

/** A listing in a grid, or in a list one below the other. The link covers it all but the heart. */
export function ListingCard({
  listing,
  view = 'grid',
  ratio = '4/3',
  excerpt,
  tag,
  lead,
  facts,
  save,
  gone,
}: Props) {
  const { i18n } = useLingui()
  const look = looks[view]
  const whole = view === 'list' ? listing.description : ''
  const description = excerpt ? shorten(listing.description, excerpt) : whole
  const price = lead ?? (listing.price && <Price price={listing.price} />)
  return (
    <article data-ref={listing.ref} className={`group relative listing-card ${look.card}`}>
      <div
        className={`relative self-start overflow-hidden rounded-lg bg-skeleton ${look.picture} ${gone ? 'opacity-70 [filter:grayscale(0.85)]' : ''}`}
      >
        <Picture
          src={listing.picture ?? '/pictures/default.svg'}
          alt=""
          ratio={ratio}
          className={`group-hover:scale-[1.035] ${view === 'list' ? 'max-sm:aspect-square' : 'max-lg:aspect-video lg:aspect-16/10'}`}
        />
        {!listing.picture && <NoPhoto />}
        {listing.pictures > 1 && (
          <span
            aria-hidden
            className={`absolute right-3 bottom-3 flex items-center gap-1.25 rounded-xs bg-[oklch(18%_.04_240/.78)] px-2 py-1.25 text-xs leading-none text-white ${look.extra}`}
          >
            <Icon name="images" className="size-3.25" />
            {listing.pictures}
          </span>
        )}
      </div>
      {tag && <div className={`pointer-events-none absolute left-3 flex gap-1.5 ${look.tag}`}>{tag}</div>}
      <div className={`min-w-0 ${look.body}`}>
        {price && (
          <p
            className={`text-[1.3125rem] leading-tight ${excerpt ? '' : look.price} ${gone ? 'text-text-muted' : ''}`}
          >
            {price}
          </p>
        )}
        <h3
          lang={listing.lang ?? undefined}
          className={`font-sans leading-snug tracking-[-0.008em] text-pretty ${look.title} ${gone ? 'text-text-muted' : ''}`}
        >
          <SiteLink
            to={listing.href}
            prefetch="intent"
            className="outline-none after:absolute after:inset-0 after:rounded-lg group-hover:text-brand"
          >
            {listing.title}
          </SiteLink>
        </h3>
        <p className="mt-1.25 flex items-center gap-1.25 text-sm leading-snug text-text-muted">
          <Icon name="map-pin" className="size-3.75" />
          {villageAndIsland(listing, i18n)}
          {listing.distance !== undefined && ` · ${formatDistance(listing.distance, i18n.locale)}`}
        </p>
        {description && (
          <p
            lang={listing.lang ?? undefined}
            className={`mt-2 max-w-136 text-sm text-text-muted ${look.description}`}
          >
            {description}
          </p>
        )}
        <ul className="card-facts">{facts}</ul>
      </div>
      <div className={look.save}>{save}</div>
    </article>
  )
}

const looks = {
  grid: {
    card: 'flex flex-col',
    picture: 'w-full',
    extra: '',
    tag: 'top-3',
    body: 'px-0.5 pt-2',
    price: '',
    title: 'mt-0.75 text-base',
    description: '',
    save: 'contents',
  },
  list: {
    card: 'grid grid-cols-[128px_minmax(0,1fr)] gap-3.5 border-b border-line py-4.5 sm:grid-cols-[240px_minmax(0,1fr)] sm:gap-5',
    picture: '',
    extra: 'max-sm:hidden',
    tag: 'top-7.5 max-sm:hidden',
    body: 'content-start gap-x-6 pt-1 sm:grid sm:grid-cols-[1fr_auto] sm:*:col-start-1',
    price: 'sm:col-start-2! sm:row-span-2 sm:row-start-1',
    title: 'text-base sm:text-lg',
    description: 'line-clamp-2 max-sm:hidden',
    save: 'absolute top-4.5 left-0 w-32 sm:w-60',
  },
} as const

/** One of a card's facts. */
export const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} className="size-4 text-text-muted" />
    {children}
  </li>
)

/** What the card's link does, below its facts: the link itself is the title's, and covers the card. */
export const More = ({ children }: { children: ReactNode }) => (
  <li className="w-full font-semibold text-brand">
    {children}
    <Icon name="arrow-right" className="size-4" />
  </li>
)

/** A word in the corner of a card's picture. */
export const Tag = ({ tone = 'plain', children }: { tone?: 'plain' | 'bright'; children: ReactNode }) => (
  <span
    className={`rounded-sm px-2.5 py-1.75 text-xs leading-none font-semibold text-ink-900 ${tone === 'bright' ? 'bg-mango-300' : 'bg-white/94'}`}
  >
    {children}
  </span>
)

const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text
