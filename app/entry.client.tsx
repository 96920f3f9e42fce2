import { I18nProvider } from '@lingui/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { i18nOf } from './i18n/catalogue.ts'
import { languageOfTag } from './i18n/languages.ts'

// The matched route modules were imported first, and each waited for its catalogue.
const i18n = i18nOf(languageOfTag(document.documentElement.lang))

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
