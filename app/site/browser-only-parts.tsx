import { Lightbox } from '../team/lightbox/lightbox.tsx'
import { RecentlyViewed } from '../market/recently-viewed/recently-viewed.tsx'

export { notePage } from './note-page.ts'

/** What the server writes nothing of. */
export const BrowserOnlyParts = () => (
  <>
    <RecentlyViewed />
    <Lightbox />
  </>
)
