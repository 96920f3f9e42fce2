import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'

// Listed here: with '{name}' in its place, Lingui takes the files beside the areas for areas.
const areas = readdirSync('app/areas', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `app/areas/${name}`)

/** The folders with a catalogue, and what else has its texts there. A page waits for those whose folders it imports. */
const folders: Record<string, string[]> = {
  ...Object.fromEntries(areas.map((area) => [area, []])),
  'app/areas/properties/detail': [],
  'app/areas/businesses/detail': [],
  'app/areas/events/form': [],
  'app/areas/government-services/detail': [],
  'app/areas/jobs/detail': [],
  'app/areas/classifieds/detail': [],
  'app/areas/hotels/detail': [],
  'app/areas/vehicles/detail': [],
  'app/account-settings': [],
  'app/accounts': [],
  'app/accounts/shell': [],
  'app/accounts/sign-in': [],
  'app/admin': [],
  'app/analytics': [],
  'app/admin/audit': [],
  'app/admin/users': [],
  'app/advertising': [],
  'app/articles': [],
  'app/content': [],
  'app/content/kinds': [
    'app/content/preview-document.ts',
    'app/content/problems.server.ts',
    'app/content/save-item.server.ts',
  ],
  'app/create-listing': [],
  'app/directory': [],
  'app/directory/detail': ['app/directory/gallery'],
  'app/directory/fields': [],
  'app/directory/map': [],
  'app/favorites/page': [],
  'app/lightbox': [],
  'app/listing-desk': [],
  'app/listings': [],
  'app/mail': [],
  'app/messages': [],
  'app/moderation': [],
  'app/notifications': [],
  'app/own-listings': [],
  'app/photos': [],
  'app/preferences': [],
  'app/profile': [],
  'app/questions': [],
  'app/recently-viewed': [],
  'app/reviews': [],
  'app/saved-searches': [],
  'app/search': [],
  'app/search/box': [],
  'app/site': ['app/root.tsx', 'app/ui', 'app/favorites'],
  'app/site/adventures': [],
  'app/site/api-page': [],
  'app/site/emergency': [],
  'app/site/home': [],
  'app/site/hubs': [],
  'app/site/menus': [],
  'app/site/refusal': [],
  'app/standing-pages': [],
  'app/support': [],
  'app/support/contact': [],
  'app/support/desk': [],
  'app/support/site-contact': [],
  'app/verification': [],
}

const sources = Object.entries(folders).flatMap(([folder, others]) => [folder, ...others])
const belowAny = (folders: string[]) =>
  sources.filter((source) => folders.some((folder) => source.startsWith(`${folder}/`)))
const inRoot = (source: string) => `<rootDir>/${source}`

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ko', 'ja', 'zh'],
  catalogs: Object.entries(folders).map(([folder, others]) => ({
    path: inRoot(`${folder}/locales/{locale}`),
    include: [folder, ...others].map(inRoot),
    exclude: ['**/*.test.*', ...belowAny([folder, ...others]).map(inRoot)],
  })),
})
