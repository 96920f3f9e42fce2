import { useState } from 'react'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useMatches } from 'react-router'
import { pageContext } from '../context.ts'
import { formatDate } from '../i18n/format.ts'
import { useFirstVisit } from '../preferences/first-visit.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { Toaster } from '../ui/toast.tsx'
import { Fixed } from './fixed.tsx'
import { Header } from './header.tsx'
import { Footer, RecentlyViewed } from './late.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SkipLink } from './skip-link.tsx'
import { useArrival } from './use-arrival.ts'

const PreferencesDialog = onDemand(() => import('../preferences/preferences-dialog.tsx'))

export function loader({ context }: LoaderFunctionArgs) {
  const { siteName, now } = context.get(pageContext)
  return { siteName, year: formatDate(now, 'en', { year: 'numeric' }) }
}

/** What most pages share: they fill the space between header and footer with their own `<main id="main">`. */
export default function Layout() {
  const { siteName, year } = useLoaderData<typeof loader>()
  const [preferences, setPreferences] = useState(false)
  const closePreferences = () => setPreferences(false)
  useFirstVisit(setPreferences)
  useArrival()
  const page = useMatches().at(-1)
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Header siteName={siteName} onSettings={() => setPreferences(true)} />
      <Outlet />
      <RecentlyViewed page={page?.loaderData} />
      <Footer siteName={siteName} year={year} />
      <Fixed siteName={siteName} />
      <Toaster />
      {preferences && <PreferencesDialog onClose={closePreferences} onFail={closePreferences} />}
    </>
  )
}
