import type { MetaDescriptor } from 'react-router'
import { type Language, languages } from '../ground/i18n/languages.ts'

/** What a page's head says of the site; a loader hands it on, because `meta` sees nothing else. */
export type PageSite = {
  readonly origin: string
  readonly name: string
  readonly language: Language
  /** The language that the address itself asks for by `?lang=`. */
  readonly asked: Language | null
}

/** The shape of every picture under `/og`, in pixels. */
export const previewSize = { width: 1200, height: 630 }

const locales: Readonly<Record<Language, string>> = { en: 'en_US', ko: 'ko_KR', ja: 'ja_JP', zh: 'zh_CN' }

/** How a link to a page looks in messages and on other sites, by Open Graph. */
export function linkPreview({
  site,
  title,
  description,
  url,
  picture,
  type,
}: {
  site: PageSite
  title: string
  description: string
  url: string
  picture: string
  type: string
}): MetaDescriptor[] {
  const others = languages.filter((language) => language !== site.language)
  return [
    ...Object.entries({
      'og:type': type,
      'og:site_name': site.name,
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:locale': locales[site.language],
      'og:image': site.origin + picture,
      'og:image:width': String(previewSize.width),
      'og:image:height': String(previewSize.height),
      'og:image:alt': title,
    }).map(([property, content]) => ({ property, content })),
    ...others.map((language) => ({ property: 'og:locale:alternate', content: locales[language] })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
