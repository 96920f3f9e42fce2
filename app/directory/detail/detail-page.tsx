import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'
import { Gallery } from '../gallery/gallery.tsx'
import type { ListingCard } from '../listing.ts'
import type { PageSite } from '../page-meta.ts'
import { wholePlace } from '../place.ts'
import { Price } from '../price.tsx'
import { BackLink, Breadcrumbs } from './breadcrumbs.tsx'
import { ClosureNote, OwnerProofNote, OwnNote, PostList, ReportLink, StateNote } from './late-notes.tsx'
import type { Detail } from './load-detail.server.ts'
import { ShareButton } from './share-button.tsx'
import { Stars } from './stars.tsx'

type ListingView = Omit<ListingCard, 'values'> &
  Pick<Detail, 'photos' | 'unlisted' | 'own' | 'claim' | 'closure' | 'posts' | 'ownerProof'> & {
    readonly zipCode?: string | null | undefined
  }

/**
 * The page of one listing: pictures, title and place, then the area's own sections and, beside them, its side panel.
 * @param crumb the area's name in the breadcrumb, where it is not its title
 * @param back the words of a link to the area, in place of the breadcrumb
 * @param pictureless for an area whose listings have no pictures
 * @param byline whose it is, under the title
 * @param tags what marks the listing above its title
 * @param share what the share button says, where it is not "Share"
 * @param save the control that keeps it
 * @param aside the cards of the side panel
 * @param below the last section, which comes after the side panel on a phone
 * @param bar what stays at hand at the foot of a phone's screen while the listing is in a list; none without something to do
 * @param similar the sections of similar and nearby listings
 * @param missing replaces a listing that no longer exists
 */
export function DetailPage({
  area,
  listing,
  site,
  crumb,
  back,
  pictureless,
  byline,
  tags,
  share,
  save,
  aside,
  below,
  bar,
  similar,
  missing,
  children,
}: {
  area: AnyArea
  listing: ListingView
  site: PageSite
  crumb?: ReactNode
  back?: ReactNode
  pictureless?: boolean
  byline?: ReactNode
  tags?: ReactNode
  share?: ReactNode
  save: ReactNode
  aside: ReactNode
  below?: ReactNode
  bar?: ReactNode
  similar?: ReactNode
  missing?: boolean
  children: ReactNode
}) {
  const { i18n } = useLingui()
  const { title, lang, price, photos } = listing
  const hasBar = Boolean(bar) && !listing.unlisted
  return (
    <main id="main" data-foot={hasBar ? 'action-bar' : undefined}>
      <div className="wrap">
        {(missing || listing.unlisted) && <StateNote unlisted={listing.unlisted} />}
        {listing.own && !missing && (
          <OwnNote kind={area.kind} listingRef={listing.ref} figures={listing.own} />
        )}
        {listing.closure && !missing && <ClosureNote closure={listing.closure} />}
        {back ? (
          <BackLink area={area}>{back}</BackLink>
        ) : (
          <Breadcrumbs area={area} name={crumb}>
            <span lang={lang ?? undefined}>{title}</span>
          </Breadcrumbs>
        )}
        {!pictureless && <Gallery key={listing.ref} photos={photos} title={title} />}
        <div className="grid grid-cols-1 gap-x-[clamp(1.5rem,4vw,4rem)] pt-4 sm:pt-6 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div className="min-w-0">
            <div className="flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-2">
              <p className="flex flex-wrap gap-1.5">{tags}</p>
              <div className="flex gap-2 print:hidden">
                <ShareButton title={title} url={site.origin + listing.href} label={share} />
                {save}
              </div>
            </div>
            <h1 lang={lang ?? undefined} className="mt-2 text-3xl">
              {title}
            </h1>
            {byline && <p className="mt-2 text-lg font-semibold">{byline}</p>}
            <p className="mt-2 flex items-start gap-1.5 text-text-muted">
              <Icon name="map-pin" className="mt-1 size-4.5" />
              {wholePlace(listing, i18n)}
            </p>
            {listing.ownerProof && <OwnerProofNote proof={listing.ownerProof} />}
            <Stars listing={listing} />
            {price && (
              <p className="mt-2 text-3xl md:hidden">
                <Price price={price} />
              </p>
            )}
            {listing.posts.length > 0 && <PostList posts={listing.posts} />}
            {children}
          </div>
          <aside className="max-md:mt-9 md:row-span-2">
            <div className="grid gap-5 md:sticky md:top-[calc(var(--header-height)+1rem)]">{aside}</div>
          </aside>
          <div className="min-w-0">{below}</div>
        </div>
      </div>
      {!listing.unlisted && !listing.own && (
        <ReportLink kind={area.kind} listingRef={listing.ref} claim={listing.claim} />
      )}
      {similar}
      {hasBar && <ActionBar>{bar}</ActionBar>}
    </main>
  )
}

/** A card of the side panel. */
export const sideCard = 'rounded-xl bg-surface p-6 shadow-md'

const ActionBar = ({ children }: { children: ReactNode }) => (
  <div
    data-fixed="action-bar"
    className="fixed inset-x-0 bottom-[env(safe-area-inset-bottom,0px)] z-20 flex h-(--action-bar) items-center gap-2 border-t border-line bg-surface pr-28 pl-(--spacing-gutter) sm:hidden print:hidden"
  >
    {children}
  </div>
)
