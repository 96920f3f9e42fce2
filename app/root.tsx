import './site/words.ts'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { languageTags } from './i18n/languages.ts'
import type { Language } from './i18n/languages.ts'
import { useKeptPages } from './offline/use-kept-pages.ts'
import { SiteStyle, ThemeScript } from './site/head.tsx'
import { WordsContext } from './words-context.ts'

export { ErrorScreen as ErrorBoundary } from './site/error-screen.tsx'

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

export default function App() {
  useKeptPages()
  return <Outlet />
}
