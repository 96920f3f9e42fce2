import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { defineConfig, type Plugin } from 'vite'

// What every page of the site needs, every list and every detail page, in one file each: thirty small files compress
// worse by a tenth and are as many requests. With a module goes what it imports, but not what it imports later.
// Never entry.client: it has to run last, after the page has named its routes. Never the locales: a part waits for its own.
const groups = [
  {
    name: 'shell',
    priority: 4,
    test: /node_modules|app\/(root|site\/layout|i18n\/|ui\/(?!dialog|rail)|favorites\/|directory\/(?!filters|presets|age|card-facts|credit)[^/]+$|directory\/attributes\/)/,
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
    test: /app\/(directory\/(detail\/(?!head-tag|place-map|place-section|tabs|facts-card|hours-card|line-list|not-found|rails)|gallery\/(?!lightbox))[^/]+$|listings\/contact-button)/,
  },
]

/** Vite's own loader of later parts brings their styles along, too: ours stand in the document. */
const plainImports: Plugin = {
  name: 'plain-imports',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  enforce: 'pre',
}

/**
 * Functions of React Router that never run in our browsers are emptied in what is sent there: all routes are known from
 * the first page on (react-router.config.ts), nothing instruments the router, the root has an error page of its own, and
 * no route brings styles along.
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
      return { code: (unused === 'all' ? functionsOf(code) : unused).reduce(emptied, plain), map: null }
    },
  },
}

const unusedFunctions: Record<string, readonly string[] | 'all'> = {
  'dom/ssr/errorBoundaries': ['RemixRootDefaultErrorBoundary', 'BoundaryShell'],
  'dom/ssr/fallback': 'all',
  'dom/ssr/fog-of-war': 'all',
  'dom/ssr/links': ['prefetchRouteCss', 'prefetchStyleLinks', 'prefetchStyleLink'],
  'router/instrumentation': 'all',
}

/** @throws where a function is gone: with another version of React Router other ones may be in use */
function emptied(code: string, name: string): string {
  const whole = new RegExp(`^(async )?function ${name}\\([^]*?\n}$`, 'm')
  if (!whole.test(code)) throw new Error(`React Router has no function ${name} any more.`)
  return code.replace(whole, `$1function ${name}() {}`)
}

const functionsOf = (code: string) =>
  [...code.matchAll(/^(?:async )?function (\w+)/gm)].map(([, name]) => name!)

/** Tailwind's stand-in for `@property`, which all our browsers have (cssTarget): the stylesheet is in every document. */
const noPropertyFallback: Plugin = {
  name: 'no-property-fallback',
  transform: {
    filter: { id: /\/app\.css/ },
    handler: (css) => ({ code: css.replace(/@layer properties\s*\{[^]*?\}\s*\}\s*\}/, ''), map: null }),
  },
  enforce: 'pre',
}

export default defineConfig({
  // Hono, the contexts and the pages share one bundle: two would mean two copies of every context.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: {
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: './server/main.ts',
            seed: './server/seed.ts',
            bench: './bench/main.ts',
            growth: './bench/growth.ts',
          },
        },
      },
    },
  },
  plugins: [
    plainImports,
    usedRouterParts,
    tailwindcss(),
    noPropertyFallback,
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
    // What a later part imports is on the page already, but for one or two small files.
    modulePreload: false,
  },
})
