import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { requestContext } from '../ground/request/request-context.ts'
import { useAccountKeeper } from '../people/favorites/use-account-keeper.ts'
import { retryUntilLoaded } from '../ground/i18n/retry-until-loaded.ts'
import type { Language } from '../ground/i18n/languages.ts'
import { useFirstVisit } from '../people/preferences/first-visit.ts'
import { languageNames } from '../people/preferences/languages.ts'
import { Icon } from '../ground/ui/icon.tsx'
import { firstSign, late } from '../ground/ui/late.tsx'
import { onDemand } from '../ground/ui/on-demand.tsx'
import { Toaster } from '../ground/ui/toast.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SkipLink } from './skip-link.tsx'
import { useOnShow } from '../team/advertising/on-show.ts'
import { useArrival } from './use-arrival.ts'

const Lightbox = late(async () => (await import('../team/lightbox/lightbox.tsx')).Lightbox)
const PreferencesDialog = onDemand(() => import('../people/preferences/preferences-dialog.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  viewer: context.get(requestContext).viewer?.id,
})

const none: readonly [] = []

/** A page to be read, with nothing around it but the way home and the language. */
export default function BareLayout() {
  const [preferences, setPreferences] = useState(false)
  const closePreferences = () => setPreferences(false)
  useFirstVisit(setPreferences)
  useArrival()
  useOnShow(none)
  useAccountKeeper(useLoaderData<typeof loader>().viewer)
  useCountedView(useLocation().pathname)
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Ways onLanguage={() => setPreferences(true)} />
      <Outlet />
      <Lightbox />
      <Toaster />
      {preferences && <PreferencesDialog onClose={closePreferences} onFail={closePreferences} />}
    </>
  )
}

function useCountedView(pathname: string) {
  useEffect(() => {
    void firstSign
      .then(() => retryUntilLoaded(() => import('../ground/counting/count-view.ts')))
      .then(({ countView }) => countView())
  }, [pathname])
}

function Ways({ onLanguage }: { onLanguage: () => void }) {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  const link =
    'inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold underline-offset-4 hover:underline'
  return (
    <nav aria-label={t`Site`} className="wrap flex items-center justify-between gap-4 py-4 print:hidden">
      <Link to="/" className={link}>
        <Icon name="chevron-left" className="size-4.5" />
        <Trans>Back to Homepage</Trans>
      </Link>
      <a
        href={`/preferences?next=${encodeURIComponent(pathname)}`}
        aria-haspopup="dialog"
        className={link}
        onClick={(event) => {
          event.preventDefault()
          onLanguage()
        }}
      >
        <Icon name="languages" />
        <span className="sr-only">{t`Language`}: </span>
        {languageNames[i18n.locale as Language]}
      </a>
    </nav>
  )
}
