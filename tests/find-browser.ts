import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

type Browser = { executablePath: string; env: NodeJS.ProcessEnv }

const ofSystem = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const packages = fileURLToPath(new URL('../node_modules', import.meta.url))
const packed = join(packages, '@sparticuz/chromium/bin')
const cache = join(packages, '.cache/test-browser')

/** The browser of BROWSER_PATH, else the system's, else the one out of npm; `BROWSER_PATH=npm` asks for that. */
export async function findBrowser(): Promise<Browser> {
  const { env } = process
  const given = env.BROWSER_PATH
  if (given && given !== 'npm') return { executablePath: given, env }
  const folders = (env.PATH ?? '').split(':')
  const found = ofSystem.flatMap((name) => folders.map((folder) => join(folder, name))).find(fs.existsSync)
  if (found && !given) return { executablePath: found, env }
  const folder = await unpack()
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...env, LD_LIBRARY_PATH: [join(folder, 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':') },
  }
}

/** Once for each version of the package; a folder that bears its name is whole. */
async function unpack(): Promise<string> {
  const { size } = fs.statSync(join(packed, 'chromium.br'))
  const folder = join(cache, String(size))
  if (fs.existsSync(folder)) return folder
  fs.mkdirSync(cache, { recursive: true })
  const draft = fs.mkdtempSync(join(cache, 'draft-'))
  await inflate('chromium', draft, { mode: 0o755 })
  await inflate('al2023.tar', draft)
  const { status, stderr } = spawnSync('tar', ['-xf', 'al2023.tar'], { cwd: draft, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The browser's libraries could not be unpacked: ${stderr}`)
  fs.renameSync(draft, folder)
  return folder
}

const inflate = (name: string, folder: string, options?: { mode: number }) =>
  pipeline(
    fs.createReadStream(join(packed, `${name}.br`)),
    createBrotliDecompress(),
    fs.createWriteStream(join(folder, name), options),
  )
