import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { createCompiledCatalog, getFormat } from '@lingui/cli/api'
import type { Plugin } from 'vite'
import { languages } from '../app/ground/i18n/languages.ts'

const translations = getFormat(undefined, 'en')
let root = ''

/**
 * A module with texts waits for the catalogue of its folder: of the nearest one upwards that has `locales/`. English has
 * no file there: its texts are those of the code, which each file of translations repeats.
 */
export const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  configResolved: (config) => void (root = config.root),
  transform: {
    filter: { id: /\/app\/.*\.tsx?($|\?)/, code: /from '@lingui\/(core|react)\/macro'/ },
    handler: (code, id) => ({ code: `import '${folderOf(id)}/words.js';${code}`, map: null }),
  },
  resolveId: {
    filter: { id: /^\/app\/.*\/(words|locales\/en)\.js$/ },
    handler: (id) => root + id,
  },
  load: {
    filter: { id: /\/app\/.*\/(words|locales\/en)\.js$/ },
    handler(id) {
      if (!id.endsWith('/words.js')) return english(dirname(id))
      const folder = dirname(id).slice(root.length)
      return this.environment.config.consumer === 'server' ? importing(folder) : waiting(folder)
    },
  },
}

/** From the root of the site. */
function folderOf(id: string) {
  for (let folder = dirname(id); folder.length > root.length; folder = dirname(folder))
    if (existsSync(`${folder}/locales`)) return folder.slice(root.length)
  throw new Error(`${id} has texts, but neither its folder nor one above has a folder 'locales' for them.`)
}

const fileOf = (folder: string, language: string) =>
  `'${folder}/locales/${language === 'en' ? 'en.js' : `${language}.po`}'`

/** The browser fetches one language. */
function waiting(folder: string) {
  const files = languages.map((language) => `${language}: () => import(${fileOf(folder, language)})`)
  return `import { catalogue } from '/app/ground/i18n/catalogue.ts'\nawait catalogue({ ${files.join()} })`
}

/** The server has all of them from its start. */
function importing(folder: string) {
  const files = languages.map(
    (language) => `import { messages as ${language} } from ${fileOf(folder, language)}`,
  )
  return `import { keepCatalogue } from '/app/ground/i18n/catalogue.ts'
${files.join('\n')}
keepCatalogue('${folder.slice(1)}', { ${languages.join()} })`
}

async function english(locales: string) {
  const entries = (await (await translations).read(`${locales}/ko.po`, 'ko')) ?? {}
  const texts = Object.entries(entries).map(([id, { message = '' }]) => [id, message])
  return createCompiledCatalog('en', Object.fromEntries(texts), { namespace: 'es' }).source
}
