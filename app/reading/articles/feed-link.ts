import { msg } from '@lingui/core/macro'
import type { MetaDescriptor } from 'react-router'
import type { PageSite } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { feedPath } from './blog-address.ts'

/** For the head of the blog's pages: readers of feeds find it by this. */
export const feedLink = ({ origin, name, language }: PageSite): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${name} · ${i18nOf(language)._(msg`Blog`)}`,
  href: `${origin}${feedPath}?lang=${language}`,
})
