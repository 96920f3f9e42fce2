import { matchesGlob, relative } from 'node:path'

/** @returns whether a module is in one of the folders or files, and in none of the others */
const among = (files: readonly string[], others: readonly string[] = []) => {
  return (id: string) => {
    const file = relative(process.cwd(), id.split('?')[0]!)
    const isIn = (glob: string) => matchesGlob(file, glob)
    return files.some(isIn) && !others.some(isIn)
  }
}

/**
 * What every page of the site needs, every list and every detail page, in one file each: thirty small files compress
 * worse by a tenth and are as many requests. With a module goes what it imports, but not what it imports later.
 * Never entry.client: it has to run last, after the page has named its routes. Never the locales: a part waits for its own.
 */
const groups = [
  {
    name: 'shell',
    priority: 4,
    test: among(
      [
        'node_modules/**',
        'app/root.tsx',
        'app/site/layout.tsx',
        'app/ground/{request,i18n,query,ui}/*',
        'app/people/favorites/*',
        'app/directory/*',
        'app/directory/attributes/*',
      ],
      [
        'node_modules/{react-easy-crop,normalize-wheel,tslib,@simplewebauthn}/**',
        'app/ground/ui/{dialog,rail,bars,message-box}*',
        'app/people/favorites/account-keeper*',
        'app/directory/{filters,presets,known-areas,age,card-facts,credit}*',
      ],
    ),
  },
  {
    name: 'list',
    priority: 2,
    test: among(
      ['app/directory/list/*', 'app/directory/filters*'],
      [
        'app/directory/list/{no-results,blank,category-tiles,tiles,pager,hero,use-page-turn,active-filters}*',
        'app/directory/list/{late-parts,term-field,use-shown-term}*',
      ],
    ),
  },
  // Lists have it, and pages that are no lists of the engine.
  {
    name: 'hero',
    priority: 3,
    test: among(['app/directory/list/{hero,use-page-turn,late-parts,term-field}*']),
  },
  {
    name: 'fields',
    priority: 2,
    test: among(
      ['app/directory/{fields,hours}/*', 'app/directory/card-facts*'],
      ['app/directory/*/hours-table*'],
    ),
  },
  {
    name: 'detail',
    priority: 1,
    test: among(
      ['app/directory/{detail,gallery}/*', 'app/market/listings/contact-button*'],
      [
        'app/directory/gallery/lightbox*',
        'app/directory/detail/{head-tag,place-map,place-section,tabs,facts-card,hours-card,line-list}*',
        'app/directory/detail/{not-found,rails,report-link}*',
      ],
    ),
  },
]

/** Each file names those it imports, and the list of routes names all: only languages keep their names. */
const nameOf = ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
  facadeModuleId?.includes('/locales/') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'

export const chunks = { codeSplitting: { groups }, entryFileNames: nameOf, chunkFileNames: nameOf }
