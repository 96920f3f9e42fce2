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
    handler: (id) =>
      id.endsWith('/words.js') ? loading(dirname(id).slice(root.length)) : english(dirname(id)),
  },
}

/** From the root of the site. */
function folderOf(id: string) {
  for (let folder = dirname(id); folder.length > root.length; folder = dirname(folder))
    if (existsSync(`${folder}/locales`)) return folder.slice(root.length)
  throw new Error(`${id} has texts, but neither its folder nor one above has a folder 'locales' for them.`)
}

function loading(folder: string) {
  const file = (language: string) => (language === 'en' ? 'en.js' : `${language}.po`)
  const files = languages.map(
    (language) => `${language}: () => import('${folder}/locales/${file(language)}')`,
  )
  return `import { catalogue } from '/app/ground/i18n/catalogue.ts'\nawait catalogue({ ${files.join()} })`
}

async function english(locales: string) {
  const entries = (await (await translations).read(`${locales}/ko.po`, 'ko')) ?? {}
  const texts = Object.entries(entries).map(([id, { message = '' }]) => [id, message])
  return createCompiledCatalog('en', Object.fromEntries(texts), { namespace: 'es' }).source
}
