import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Rolldown, build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { words } from './words.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'proa-words-plugin-')))
afterAll(() => rmSync(root, { recursive: true }))

const files = {
  'app/room/locales/ko.po': `msgid ""\nmsgstr ""\n\nmsgid "Save"\nmsgstr "저장"\n`,
  'app/room/part/text.ts': `import { msg } from '@lingui/core/macro'\nexport const text = msg\`Save\``,
  'app/elsewhere/text.ts': `import { msg } from '@lingui/core/macro'\nexport const text = msg\`Save\``,
  'app/room/plain.ts': `export const text = 'Save'`,
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

/** The code of each file that a module is built into. */
async function built(module: string, ssr = false) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [words],
    build: {
      write: false,
      ssr,
      lib: { entry: join(root, module), formats: ['es'] },
      rolldownOptions: { external: /^@lingui|catalogue\.ts$|\.po$/ },
    },
  }).then((outputs) => [outputs].flat()[0])) as Rolldown.RolldownOutput
  return output.map((file) => ('code' in file ? file.code : ''))
}

test('a module with texts waits for the nearest catalogue upwards, which is in English what the code says', async () => {
  const [module, english] = await built('app/room/part/text.ts')
  expect(module).toMatch(/await \w+\(\{/)
  expect(module).toContain('/app/room/locales/ko.po')
  expect(english).toContain('Save')
  expect(english).not.toContain('저장')
})

test('on the server it has them in all languages from the start', async () => {
  const [module] = await built('app/room/part/text.ts', true)
  expect(module).not.toContain('await')
  for (const language of ['ko', 'ja', 'zh'])
    expect(module).toMatch(new RegExp(`import .* from ".*/app/room/locales/${language}.po"`))
  expect(module).toMatch(/keepCatalogue\(['"]app\/room['"]/)
})

test('a module without texts waits for nothing', async () => {
  expect((await built('app/room/plain.ts')).join()).not.toContain('await')
})

test('texts without a catalogue are refused', async () => {
  await expect(built('app/elsewhere/text.ts')).rejects.toThrow("has a folder 'locales'")
})
