import { readdirSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Every folder with a folder `locales` has a catalogue, for its own texts and those of the folders below without one. */
const folders = readdirSync('app', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name === 'locales')
  .map(({ parentPath }) => `<rootDir>/${parentPath.replaceAll('\\', '/')}`)

export default defineConfig({
  sourceLocale: 'en',
  // English is what the code says.
  locales: ['ko', 'ja', 'zh'],
  // A line number would change with every line above a text, and two branches would always conflict.
  format: formatter({ lineNumbers: false }),
  catalogs: folders.map((folder) => ({
    path: `${folder}/locales/{locale}`,
    include: [folder],
    exclude: ['**/*.test.*', ...folders.filter((below) => below.startsWith(`${folder}/`))],
  })),
})
