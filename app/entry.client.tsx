import { I18nProvider } from '@lingui/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { i18nOfDocument } from './ground/i18n/catalogue.ts'
import { formatNumber } from './ground/i18n/format.ts'
import { preloadThenImport } from './ground/ui/preload-then-import.ts'

declare global {
  interface Window {
    importRoute: (route: { module: string; imports: readonly string[] }) => Promise<unknown>
  }
}

/** How React Router loads the code of a page (patches/react-router+8.4.0.patch). */
window.importRoute = ({ module, imports }) =>
  preloadThenImport(() => import(/* @vite-ignore */ module), [module, ...imports])

const i18n = i18nOfDocument()

function hydrate() {
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

// The first number that a browser formats costs a phone 30 ms. It gets a task of its own: within React's it would make
// that one too long (docs/decisions/0030-hydration.md).
setTimeout(() => {
  formatNumber(0, i18n.locale)
  setTimeout(hydrate)
})
