import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../ground/request/request-context.ts'
import { i18nOf } from '../ground/i18n/catalogue.ts'
import { languageTags } from '../ground/i18n/languages.ts'
import { emergencyAddress } from './emergency/head.tsx'

/** What a phone needs to put the site among its applications. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { siteName, language } = context.get(requestContext)
  const manifest = {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: i18nOf(language)._(msg`Saipan · Tinian · Rota`),
    lang: languageTags[language],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fcfaf5',
    theme_color: '#066d89',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: i18nOf(language)._(msg`Emergency`), url: emergencyAddress }],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
