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
const isPackedForThisMachine = process.platform === 'linux' && process.arch === 'x64'
const cache = join(packages, '.cache/test-browser')

/**
 * BROWSER_PATH is a path, `npm` or `system`. Unset, it is the one out of npm where that runs: the same for everyone, and
 * without a window around each page, for which others take about four times the CPU.
 */
export async function findBrowser(): Promise<Browser> {
  const { env } = process
  const wanted = env.BROWSER_PATH || (isPackedForThisMachine ? 'npm' : 'system')
  if (wanted === 'npm') return packedBrowser()
  if (wanted !== 'system') return { executablePath: wanted, env }
  const folders = (env.PATH ?? '').split(':')
  const found = ofSystem.flatMap((name) => folders.map((folder) => join(folder, name))).find(fs.existsSync)
  if (!found) throw new Error('There is no Chromium here: install one, or name one in BROWSER_PATH.')
  return { executablePath: found, env }
}

async function packedBrowser(): Promise<Browser> {
  const { env } = process
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
