import { createHash } from 'node:crypto'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { themeText } from '../../ground/ui/theme-text.ts'
import { styleText } from '../constants.ts'
import { UnavailablePage, type UnavailablePageProps } from './unavailable-page.tsx'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = [
  "default-src 'self'",
  `script-src ${hash(themeText)}`,
  `style-src ${hash(styleText)}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** @returns the page as HTML, with its content security policy */
export function unavailableDocument(
  language: Language,
  props: Omit<UnavailablePageProps, 'style' | 'script'>,
): { html: string; policy: string } {
  const element = <UnavailablePage {...props} style={styleText} script={themeText} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [props.address] })
  const page = (
    <I18nProvider i18n={i18nOf(language)}>
      <RouterProvider router={router} />
    </I18nProvider>
  )
  return { html: `<!DOCTYPE html>${renderToStaticMarkup(page)}`, policy }
}
