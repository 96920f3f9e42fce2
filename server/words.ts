import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Messages } from '@lingui/core'
import type { DocumentContext } from '../app/ground/request/document-context.ts'
import { jsonForScript } from './script-json.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

/**
 * Gathers the words that a page's first modules wait for, so that its browser need not fetch them. Which catalogues
 * those are, a walk over Vite's manifest tells: nobody lists them.
 * @param folder of the browser's build
 */
export async function wordsOf(folder: string): Promise<DocumentContext['words']> {
  const chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const catalogues = Object.keys(chunks).filter((name) => /\/locales\/\w+\.(po|js)$/.test(name))
  const read = async (name: string) => {
    const { href } = pathToFileURL(resolve(folder, chunks[name]!.file))
    const { messages } = (await import(/* @vite-ignore */ href)) as { messages: Messages }
    return [name, messages] as const
  }
  const messagesOf = new Map(await Promise.all(catalogues.map(read)))
  const known = new Map<string, string>()

  function cataloguesOf(modules: readonly string[]): string[] {
    const queue = Object.keys(chunks).filter((name) => modules.includes(`/${chunks[name]!.file}`))
    for (const name of queue) {
      const { imports = [] } = chunks[name] ?? {}
      queue.push(...imports.filter((file) => !queue.includes(file)))
    }
    return queue.flatMap((name) => chunks[name]?.dynamicImports?.filter((file) => messagesOf.has(file)) ?? [])
  }

  return ({ manifest, staticHandlerContext: { matches } }, language) => {
    const modules = matches.map(({ route }) => manifest.routes[route.id]?.module ?? '')
    const key = [language, ...modules].join()
    const words =
      known.get(key) ?? asScript(cataloguesOf(modules).filter((name) => name.includes(`/${language}.`)))
    known.set(key, words)
    return words
  }

  function asScript(names: readonly string[]) {
    return jsonForScript(Object.assign({}, ...names.map((name) => messagesOf.get(name))))
  }
}
