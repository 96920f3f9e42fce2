import { readFileSync } from 'node:fs'
import type { EntryContext } from 'react-router'
import type { Language } from '../app/i18n/languages.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

/**
 * Finds the catalogues that a page's static imports wait for by a walk over Vite's manifest: nobody lists them.
 * @returns the browser's addresses of the catalogues of one page in one language
 */
export function cataloguesOf(manifestFile: string) {
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>
  const byModule = new Map<string, string[]>()

  function walk(module: string): string[] {
    const found: string[] = []
    const queue = Object.keys(chunks).filter((name) => `/${chunks[name]?.file}` === module)
    for (const name of queue) {
      const { imports = [], dynamicImports = [] } = chunks[name] ?? {}
      found.push(...dynamicImports.filter((file) => file.endsWith('.po')))
      queue.push(...imports.filter((file) => !queue.includes(file)))
    }
    return found
  }

  return ({ manifest, staticHandlerContext }: EntryContext, language: Language): string[] => {
    const files = staticHandlerContext.matches.flatMap(({ route }) => {
      const module = manifest.routes[route.id]?.module ?? ''
      const known = byModule.get(module) ?? walk(module)
      byModule.set(module, known)
      return known
    })
    return [...new Set(files)]
      .filter((name) => name.endsWith(`/${language}.po`))
      .map((name) => `/${chunks[name]?.file}`)
  }
}
