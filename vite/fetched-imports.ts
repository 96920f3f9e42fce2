import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite'

let built: Rolldown.OutputBundle = {}

/**
 * Code that comes later is fetched before it is imported (app/ground/ui/preload-then-import.ts): our loader takes the
 * place of Vite's, which brings styles along, too (ours are in the document), and preloads modules in a way that never
 * asks again.
 */
export const fetchedImports: Plugin = {
  name: 'fetched-imports',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { preloadThenImport as __vitePreload } from '/app/ground/ui/preload-then-import.ts'`,
  },
  generateBundle: { order: 'pre', handler: (_options, bundle) => void (built = bundle) },
  enforce: 'pre',
}

/** The files that the loader preloads: those of the import, except what is loaded when `hostId` runs. */
export const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies(file, _others, { hostId }) {
    const loaded = withImports(hostId)
    return [...withImports(file)].filter((name) => !loaded.has(name)).map((name) => `/${name}`)
  },
}

function withImports(file: string): Set<string> {
  const files = new Set([file])
  for (const name of files) {
    const chunk = built[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported)
  }
  return files
}
