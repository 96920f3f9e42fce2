// Serves one site after another: each message of the parent is the environment of the next one, or stops this one.
import { resolve } from 'node:path'
import type { openSite } from '../server/open-site.ts'

const built = (await import(resolve('build/server/open-site.js'))) as { openSite: typeof openSite }
let opening: ReturnType<typeof openSite>

process.on('message', async (message: NodeJS.ProcessEnv | 'stop') => {
  if (message !== 'stop') {
    opening = built.openSite(message)
    return
  }
  const { stop, flush } = await opening
  await stop()
  flush()
  process.send!('stopped')
})
process.on('disconnect', () => process.exit())
