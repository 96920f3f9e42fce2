import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, Outlet, useMatches, useRouteLoaderData } from 'react-router'
import { findBanners } from '../team/advertising/find-banners.server.ts'
import { useOnShow } from '../team/advertising/on-show.ts'
import { knownLists } from '../directory/known-areas.ts'
import { BannerSlot } from '../directory/list/banner-slot.ts'
import { requestContext } from '../ground/request/request-context.ts'
import { useAccountKeeper } from '../people/favorites/use-account-keeper.ts'
import { useFirstVisit } from '../people/preferences/first-visit.ts'
import type { loadRoot } from './load-root.server.ts'
import { onDemand } from '../ground/ui/on-demand.tsx'
import { findContact } from '../team/support/site-contact/site-contact.server.ts'
import { socialLinks } from '../team/support/site-contact/site-contact.ts'
import { Toaster } from '../ground/ui/toast.tsx'
import type { Route } from './+types/layout.ts'
import { ErrorPage } from './error-screen.tsx'
import { FloatingButtons } from './floating-buttons.tsx'
import { Header } from './header.tsx'
import { Banner, Footer, BrowserOnlyParts } from './late.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SkipLink } from './skip-link.tsx'
import { useArrival } from './use-arrival.ts'

const PreferencesDialog = onDemand(() => import('../people/preferences/preferences-dialog.tsx'))

export async function loader({ url, request, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const [banners, contact] = await Promise.all([
    findBanners(context, url, request.signal),
    findContact(context),
  ])
  const social = socialLinks(contact)
  // Without any the document has not a byte of it.
  const isInList = banners.length > 0 && knownLists().has(url.pathname)
  return { banners, ...(isInList && { isInList }), ...(social.length > 0 && { social }) }
}

/** What most pages share: they fill the space between header and footer with their own `<main id="main">`. */
const Layout = ({ loaderData }: Route.ComponentProps) => (
  <PageFrame {...loaderData}>
    <Outlet />
  </PageFrame>
)
export default Layout

/**
 * An error has the same frame, unless the frame itself failed. After an action failed, React Router does not load the
 * data of this layout.
 */
export const ErrorBoundary = ({ loaderData = { banners: [] } }: Route.ErrorBoundaryProps) => (
  <PageFrame {...loaderData}>
    <ErrorPage />
  </PageFrame>
)

function PageFrame({
  banners,
  isInList,
  social,
  children,
}: Route.ComponentProps['loaderData'] & { children: ReactNode }) {
  const { siteName, year, viewer } = useRouteLoaderData<typeof loadRoot>('root')!
  const [preferences, setPreferences] = useState(false)
  const closePreferences = () => setPreferences(false)
  useFirstVisit(setPreferences)
  useArrival()
  useOnShow(banners)
  useAccountKeeper(viewer?.id)
  const page = useMatches().at(-1)
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Header siteName={siteName} onSettings={() => setPreferences(true)} />
      <BannerSlot value={isInList ? <Banner banners={banners} /> : null}>{children}</BannerSlot>
      {!isInList && banners.length > 0 && (
        <div className="wrap">
          <Banner banners={banners} />
        </div>
      )}
      <BrowserOnlyParts page={page?.loaderData} />
      <Footer siteName={siteName} year={year} social={social} />
      <FloatingButtons siteName={siteName} />
      <Toaster />
      {preferences && <PreferencesDialog onClose={closePreferences} onFail={closePreferences} />}
    </>
  )
}
