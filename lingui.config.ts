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
  'app/people/settings': [],
  'app/people/accounts': [],
  'app/site/account-shell': [],
  'app/people/accounts/sign-in': [],
  'app/team/desk': [],
  'app/team/analytics': [],
  'app/team/audit-page': [],
  'app/team/users': [],
  'app/team/mails': [],
  'app/team/advertising': [],
  'app/reading/articles': [],
  'app/team/content': [],
  'app/team/content/kinds': [
    'app/team/content/preview-document.ts',
    'app/team/content/problems.server.ts',
    'app/team/content/save-item.server.ts',
  ],
  'app/market/create-listing': [],
  'app/directory': [],
  'app/directory/detail': ['app/directory/gallery'],
  'app/directory/fields': [],
  'app/directory/map': [],
  'app/market/favorites/page': [],
  'app/site/lightbox': [],
  'app/team/listing-desk': [],
  'app/market/listings': [],
  'app/ground/mail': [],
  'app/market/messages': [],
  'app/team/moderation': [],
  'app/people/notifications': [],
  'app/market/own-listings': [],
  'app/market/photos': [],
  'app/people/preferences': [],
  'app/people/profile': [],
  'app/reading/questions': [],
  'app/market/recently-viewed': [],
  'app/market/reviews': [],
  'app/market/saved-searches': [],
  'app/market/search': [],
  'app/market/search/box': [],
  'app/site': ['app/root.tsx', 'app/ground/ui', 'app/market/favorites'],
  'app/site/adventures': [],
  'app/site/api-page': [],
  'app/site/emergency': [],
  'app/site/home': [],
  'app/site/hubs': [],
  'app/site/menus': [],
  'app/site/refusal': [],
  'app/reading/standing-pages': [],
  'app/team/support': [],
  'app/team/support/contact': [],
  'app/team/support/desk': [],
  'app/team/support/site-contact': [],
  'app/people/verification': [],
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
