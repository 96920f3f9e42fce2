import './site/words.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { languageTags } from './i18n/languages.ts'
import type { Language } from './i18n/languages.ts'
import { SiteStyle, ThemeScript } from './site/head.tsx'

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
        <ThemeScript />
        <SiteStyle />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
