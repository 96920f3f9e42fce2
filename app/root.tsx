import { useLingui } from '@lingui/react'
import { type ReactNode, use } from 'react'
import {
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from 'react-router'
import { AuthProvider } from './people/users/auth-context.tsx'
import { useOneFormAtATime } from './ground/forms/use-one-form-at-a-time.ts'
import { FollowLinks } from './ground/ui/follow-links.tsx'
import { useEarlyPresses } from './ground/ui/early-presses.ts'
import { languageTags } from './ground/i18n/languages.ts'
import type { Language } from './ground/i18n/languages.ts'
import { keepPageWhileOffline } from './ground/offline/keep-page-while-offline.ts'
import { useFreshCopy, useKeptPages } from './ground/offline/use-kept-pages.ts'
import { DemoNotice, ReadOnlyNotice } from './site/notices.tsx'
import { loadRoot } from './site/load-root.server.ts'
import { HeadScript, SiteStyle } from './site/head.tsx'
import { UnsentNote } from './site/unsent-note.tsx'
import { WordsContext } from './ground/request/words-context.ts'

export { ErrorScreen as ErrorBoundary } from './site/error-screen.tsx'
export const clientMiddleware = [keepPageWhileOffline]

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    // Not from a loader: an address that matches no route runs none.
    <html lang={languageTags[i18n.locale as Language]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${i18n.locale}`} />
        <HeadScript />
        <SiteStyle />
        <Meta />
      </head>
      <body>
        {children}
        <Words />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Read by the scripts after it (i18n/catalogue.ts). It runs nothing, so that no policy need bless it. */
function Words() {
  const html = { __html: use(WordsContext) }
  return <script id="words" type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

export const loader = (args: LoaderFunctionArgs) => loadRoot(args)

export default function App() {
  const data = useLoaderData<typeof loader>()
  const { viewer, isOpenDemo, isReadOnly } = data
  const tellRead = useKeptPages({ isLoggedIn: viewer !== null })
  useFreshCopy(data, tellRead)
  useEarlyPresses()
  useOneFormAtATime()
  return (
    <AuthProvider viewer={viewer}>
      <FollowLinks />
      <UnsentNote />
      {isOpenDemo && <DemoNotice />}
      {isReadOnly && <ReadOnlyNotice />}
      <Outlet />
    </AuthProvider>
  )
}
