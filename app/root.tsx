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
import { AuthProvider, shownViewer } from './people/accounts/auth-context.tsx'
import { requestContext } from './ground/request/request-context.ts'
import { FollowLinks } from './ground/ui/follow-links.tsx'
import { formatDate } from './ground/i18n/format.ts'
import { languageTags } from './ground/i18n/languages.ts'
import type { Language } from './ground/i18n/languages.ts'
import { keepShown } from './ground/offline/keep-page-while-offline.ts'
import { unreadMessages } from './market/messages/count-unread.server.ts'
import { unreadCount } from './people/notifications/find-notifications.server.ts'
import { useKeptPages } from './ground/offline/use-kept-pages.ts'
import { SiteStyle, ThemeScript } from './site/head.tsx'
import { WordsContext } from './ground/request/words-context.ts'

export { ErrorScreen as ErrorBoundary } from './site/error-screen.tsx'
export const clientMiddleware = [keepShown]

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
        <ThemeScript />
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

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, database, siteName, now } = context.get(requestContext)
  const site = { siteName, year: formatDate(now, 'en', { year: 'numeric' }) }
  if (!viewer) return { ...site, viewer }
  const [unread, messages] = await Promise.all([
    unreadCount(database, viewer.id),
    unreadMessages(database, viewer.id),
  ])
  return { ...site, viewer: shownViewer(viewer, { notifications: unread, messages }) }
}

export default function App() {
  useKeptPages()
  return (
    <AuthProvider viewer={useLoaderData<typeof loader>().viewer}>
      <FollowLinks />
      <Outlet />
    </AuthProvider>
  )
}
