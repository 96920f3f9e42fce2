import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageOf = { ko: 'fonts-kr', ja: 'fonts-jp', zh: 'fonts-sc' }
const languages = Object.keys(packageOf) as (keyof typeof packageOf)[]
const packages = fileURLToPath(new URL('../node_modules', import.meta.url))
const cache = join(packages, '.cache/test-fonts')

/**
 * Gives a browser on Linux the Korean, Japanese and Chinese fonts out of npm where the system has none.
 * @returns what to add to its environment. Fonts as a part of each page would have to be intercepted, and then every
 *   request of the page passes through here, and nothing stays in the browser's cache.
 */
export function fontEnvironment(): NodeJS.ProcessEnv {
  const missing = languages.filter((language) => !systemHas(language))
  if (missing.length === 0 || process.platform !== 'linux') return {}
  fs.mkdirSync(cache, { recursive: true })
  const file = join(cache, 'fonts.conf')
  fs.writeFileSync(file, configuration(missing.map((language) => packageOf[language])))
  return { FONTCONFIG_FILE: file }
}

const systemHas = (language: string) =>
  Boolean(spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' }).stdout?.trim())

const configuration = (fonts: readonly string[]) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${fonts.map((name) => `<dir>${join(packages, '@embedpdf', name, 'fonts')}</dir>`).join('\n')}
<cachedir>${join(cache, 'index')}</cachedir>
</fontconfig>
`
