import { I18nProvider } from '@lingui/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { i18nOfDocument } from './ground/i18n/catalogue.ts'
import { formatNumber } from './ground/i18n/format.ts'
import { fetchedFirst } from './ground/ui/fetched-first.ts'

declare global {
  interface Window {
    importRoute: (route: { module: string; imports: readonly string[] }) => Promise<unknown>
  }
}

/** How React Router loads the code of a page (patches/react-router+8.4.0.patch). */
window.importRoute = ({ module, imports }) =>
  fetchedFirst(() => import(/* @vite-ignore */ module), [module, ...imports])

const i18n = i18nOfDocument()

function comeAlive() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
    )
  })
}

// With its first format a browser loads its tables, 30 ms of a phone's time: a task between two others, not a part of
// React's, which would be twice as long (docs/decisions/0029-coming-alive.md).
setTimeout(() => {
  formatNumber(0, i18n.locale)
  setTimeout(comeAlive)
})
