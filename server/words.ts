import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '@lingui/core'
import type { Language } from '../app/ground/i18n/languages.ts'
import type { DocumentContext } from '../app/ground/request/document-context.ts'
import { jsonForScript } from './script-json.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

/**
 * Gathers the words that a page's first modules wait for, so that its browser need not fetch them. They are found in
 * Vite's manifest, so that no list of them has to be kept.
 * @param files the folder of the browser's build
 * @param catalogues those of every folder, by its path from the root
 */
export function pageWords(
  files: string,
  catalogues: ReadonlyMap<string, Record<Language, Messages>>,
): DocumentContext['words'] {
  const manifest = readFileSync(join(files, '.vite/manifest.json'), 'utf8')
  const chunks = JSON.parse(manifest) as Record<string, Chunk>
  const scripts = new Map<string, string>()

  /** The folders of the catalogues that some modules wait for, with all that they import. */
  function foldersOf(modules: readonly string[]): string[] {
    const queue = Object.keys(chunks).filter((name) => modules.includes(`/${chunks[name]!.file}`))
    for (const name of queue) {
      const { imports = [] } = chunks[name] ?? {}
      queue.push(...imports.filter((file) => !queue.includes(file)))
    }
    const later = queue.flatMap((name) => chunks[name]?.dynamicImports ?? [])
    return later.flatMap((name) => /^(.*)\/locales\/en\.js$/.exec(name)?.[1] ?? [])
  }

  const scriptOf = (folders: readonly string[], language: Language) =>
    jsonForScript(Object.assign({}, ...folders.map((folder) => catalogues.get(folder)?.[language])))

  return ({ manifest, staticHandlerContext: { matches } }, language) => {
    const modules = matches.map(({ route }) => manifest.routes[route.id]?.module ?? '')
    const key = [language, ...modules].join()
    const script = scripts.get(key) ?? scriptOf(foldersOf(modules), language)
    scripts.set(key, script)
    return script
  }
}
