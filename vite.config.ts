import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { words } from './vite/words.ts'

// What every page of the site needs, every list and every detail page, in one file each: thirty small files compress
// worse by a tenth and are as many requests. With a module goes what it imports, but not what it imports later.
// Never entry.client: it has to run last, after the page has named its routes. Never the locales: a part waits for its own.
const groups = [
  {
    name: 'shell',
    priority: 4,
    test: /node_modules\/(?!(react-easy-crop|normalize-wheel|tslib)\/)|app\/(root|site\/layout|ground\/(request|i18n|query)\/|ground\/ui\/(?!locales|dialog|rail|bars|message-box)|market\/favorites\/(?!locales|page|account-keeper)|directory\/(?!filters|presets|known-areas|age|card-facts|credit)[^/]+$|directory\/attributes\/)/,
  },
  {
    name: 'list',
    priority: 2,
    test: /app\/directory\/(list\/(?!no-results|blank|category-tiles|tiles|pager|hero|use-page-turn|active-filters|late-parts|term-field|use-shown-term)|filters)/,
  },
  // Lists have it, and pages that are no lists of the engine.
  { name: 'hero', priority: 3, test: /app\/directory\/list\/(hero|use-page-turn|late-parts|term-field)/ },
  { name: 'fields', priority: 2, test: /app\/directory\/((fields|hours)\/(?!hours-table)[^/]+$|card-facts)/ },
  {
    name: 'detail',
    priority: 1,
    test: /app\/(directory\/(detail\/(?!head-tag|place-map|place-section|tabs|facts-card|hours-card|line-list|not-found|rails|state-note|report-link)|gallery\/(?!lightbox))[^/]+$|market\/listings\/contact-button)/,
  },
]

/** Each file names those it imports, and the list of routes names all: only languages keep their names. */
const nameOf = ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
  facadeModuleId?.includes('/locales/') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'
const names = { entryFileNames: nameOf, chunkFileNames: nameOf }

let built: Rolldown.OutputBundle = {}

/**
 * Code that comes later is fetched before it is imported (app/ground/ui/fetched-first.ts). Vite's own loader brings styles along,
 * too: ours stand in the document.
 */
const fetchedImports: Plugin = {
  name: 'fetched-imports',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { fetchedFirst as __vitePreload } from '/app/ground/ui/fetched-first.ts'`,
  },
  generateBundle: { order: 'pre', handler: (_options, bundle) => void (built = bundle) },
  enforce: 'pre',
}

/** The addresses of a file and of those it imports, but for what is there when `host` runs. */
function filesFor(file: string, host: string): string[] {
  const there = wholeOf(host)
  return [...wholeOf(file)].filter((name) => !there.has(name)).map((name) => `/${name}`)
}

function wholeOf(file: string): Set<string> {
  const files = new Set([file])
  for (const name of files) {
    const chunk = built[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported)
  }
  return files
}

/**
 * Functions of React Router that never run in our browsers are emptied in what is sent there: all routes are known from
 * the first page on (react-router.config.ts), nothing instruments the router, holds a navigation up or is a component of
 * the server, the root has an error page of its own, and no route brings styles along.
 */
const usedRouterParts: Plugin = {
  name: 'used-router-parts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.js$/ },
    handler(code, id) {
      const module = id.match(/production\/lib\/(.*)\.js/)?.[1] ?? ''
      const plain = code.replace(/^\w+\.displayName = .*;$/gm, '')
      const unused = unusedFunctions[module] ?? []
      const used = (unused === 'all' ? functionsOf(code) : unused).reduce(emptied, plain)
      return { code: (changes[module] ?? []).reduce(changed, used), map: null }
    },
  },
}

const unusedFunctions: Record<string, readonly string[] | 'all'> = {
  'dom/ssr/components': ['RSCPrefetchPageLinksImpl'],
  'dom/ssr/errorBoundaries': ['RemixRootDefaultErrorBoundary', 'BoundaryShell'],
  'dom/ssr/fallback': 'all',
  'dom/ssr/fog-of-war': 'all',
  'dom/ssr/links': ['prefetchRouteCss', 'prefetchStyleLinks', 'prefetchStyleLink'],
  'dom/ssr/routes': ['createClientRoutesWithHMRRevalidationOptOut', 'wrapShouldRevalidateForHdr'],
  'dom/ssr/single-fetch': ['nonSsrStrategy'],
  hooks: ['DefaultErrorComponent', 'RSCErrorHandler'],
  'router/instrumentation': 'all',
  'router/router': ['discoverRoutes', 'patchRoutesImpl', 'isSameRoute', 'updateBlocker'],
}

type Change = readonly [from: string | RegExp, to: string]

/**
 * Where the code of a page does not load, React Router reloads the page on show, also where its link was only pointed at,
 * and remembers the failure. Ours shows what it shows where data does not load, and asks again when it is asked again.
 */
const changes: Record<string, readonly Change[]> = {
  'dom/ssr/routeModules': [
    [/^/, "import { fetchedFirst } from '/app/ground/ui/fetched-first.ts';\n"],
    [
      /await import\([^]*?route\.module\s*\)/,
      'await fetchedFirst(() => import(/* @vite-ignore */ route.module), [route.module, ...route.imports])',
    ],
    [/console\.error\(`Error loading[^]*?return new Promise\(.*\);/, 'throw error;'],
  ],
  'dom/ssr/links': [['await loadRouteModule(route, routeModules)', '$&.catch(() => ({}))']],
  // A file that does not load as a preload never loads as a module.
  'dom/ssr/components': [[/getModuleLinkHrefs\(newMatchesForAssets, manifest\)/, '[]']],
  'dom/ssr/routes': [['if (lazyRoutePromise) return await lazyRoutePromise;', '']],
  'router/router': [
    ['cache[key] = propertyPromise;', '$& propertyPromise.catch(() => delete cache[key]);'],
    // A page that is asked for anew, as what happened elsewhere shows on it, still says what came of its form.
    ['else if (isActionReload)', 'else if (isActionReload || isUninterruptedRevalidation)'],
  ],
}

/** @throws where there is nothing to change: another version of React Router may do otherwise */
function changed(code: string, [from, to]: Change): string {
  const done = code.replace(from, to)
  if (done === code) throw new Error(`React Router has no ${from} any more.`)
  return done
}

/** @throws where a function is gone: with another version of React Router other ones may be in use */
function emptied(code: string, name: string): string {
  const whole = new RegExp(`^(\\t*)((?:async )?)function ${name}\\([^]*?\\n\\1}$`, 'm')
  if (!whole.test(code)) throw new Error(`React Router has no function ${name} any more.`)
  return code.replace(whole, `$1$2function ${name}() {}`)
}

const functionsOf = (code: string) =>
  [...code.matchAll(/^(?:async )?function (\w+)/gm)].map(([, name]) => name!)

/**
 * The stylesheet is in every document, so it goes without Tailwind's stand-in for `@property`, which all our browsers
 * have (cssTarget), and without the properties to which none of our classes gives a value.
 */
const usedProperties: Plugin = {
  name: 'used-properties',
  transform: {
    filter: { id: /\/app\.css/ },
    handler(css) {
      const plain = css.replace(/@layer properties\s*\{[^]*?\}\s*\}\s*\}/, '')
      return {
        code: [...plain.matchAll(/@property (--tw-[\w-]+)\s*\{([^}]*)\}/g)].reduce(withConstant, plain),
        map: null,
      }
    },
  },
  enforce: 'pre',
}

/** Writes the property's initial value in its place where that is the only one it ever has. */
function withConstant(css: string, [rule, name, body]: RegExpExecArray): string {
  const rest = css.replace(rule, '')
  if (rest.includes(`${name}:`)) return css
  const value = body?.match(/initial-value:([^;]*)/)?.[1]?.trim()
  return rest.replaceAll(
    new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g'),
    (use, fallback?: string) => value ?? fallback ?? use,
  )
}

export default defineConfig({
  // Hono, the contexts and the pages share one bundle: two would mean two copies of every context.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...names } } } },
    ssr: {
      build: {
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: './server/main.ts',
            seed: './server/seed.ts',
            reindex: './server/reindex.ts',
            worker: './server/worker.ts',
            bench: './bench/main.ts',
            growth: './bench/growth.ts',
            'bench-admin': './bench/admin.ts',
          },
        },
      },
    },
  },
  plugins: [
    fetchedImports,
    usedRouterParts,
    tailwindcss(),
    usedProperties,
    words,
    babel({ presets: [linguiTransformerBabelPreset()] }),
    reactRouter(),
    lingui(),
  ],
  // React has had it itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // Found late otherwise, which reloads the first page of a fresh checkout.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'react-router/dom'] },
  build: {
    target: 'es2022',
    // The browsers Tailwind 4 needs at least: for older ones the stylesheet would carry each color three times.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    // Tells which catalogues a page waits for; React Router deletes it unless it is asked for here.
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, _others, { hostId }) => filesFor(file, hostId),
    },
  },
})
