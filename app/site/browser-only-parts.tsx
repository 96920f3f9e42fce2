import { useLocation, useMatches } from 'react-router'
import { late } from '../ground/ui/late.tsx'
import { listingOf } from '../market/recently-viewed/viewed.ts'
import { Lightbox } from '../team/lightbox/lightbox.tsx'

export { notePage } from './note-page.ts'

const RecentlyViewed = late(() =>
  import('../market/recently-viewed/recently-viewed.tsx').then((module) => module.RecentlyViewed),
)

/** What the server writes nothing of. */
export function BrowserOnlyParts() {
  const { pathname } = useLocation()
  const isListing = listingOf(useMatches().at(-1)?.loaderData) !== null
  return (
    <>
      {(isListing || pathname === '/') && <RecentlyViewed />}
      <Lightbox />
    </>
  )
}
