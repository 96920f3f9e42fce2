import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { createSwcExtractor } from '@lingui/native-tools'

/** Every folder with a folder `locales` has a catalogue, for its own texts and those of the folders below without one. */
const folders = readdirSync('app', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name === 'locales')
  .map(({ parentPath }) => `<rootDir>/${parentPath.replaceAll('\\', '/')}`)

export default defineConfig({
  sourceLocale: 'en',
  // English is what the code says.
  locales: ['ko', 'ja', 'zh'],
  extractors: [createSwcExtractor()],
  // The files that have a text are not listed: they change when files move, and branches would conflict.
  format: formatter({ origins: false }),
  catalogs: folders.map((folder) => ({
    path: `${folder}/locales/{locale}`,
    include: [folder],
    exclude: ['**/*.test.*', ...folders.filter((below) => below.startsWith(`${folder}/`))],
  })),
})
