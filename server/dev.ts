import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { openSiteDatabase } from './database.ts'
import { openLog } from './log.ts'
import { readSettings } from './settings.ts'
import { endInOneSentence, say, step } from './steps.ts'

/** Database, log and port stay open while the rest is reloaded after a change of its source. */
async function develop() {
  const settings = readSettings(process.env)
  const site = await step('Database', () => openSiteDatabase(settings))
  const { log } = openLog(settings.logLevel)
  const server = createServer()
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  const load = () => vite.ssrLoadModule('/server/dev-app.ts') as Promise<typeof import('./dev-app.ts')>

  let loaded = await load()
  await loaded.prepareDatabase(site, settings, step)
  let current = loaded.devSite(settings, site, log)
  const listener = getRequestListener(
    async (request, bindings) => {
      const latest = await load()
      if (latest !== loaded) {
        const old = current
        current = old.then(({ stop }) => stop()).then(() => latest.devSite(settings, site, log))
      }
      loaded = latest
      const { app } = await current
      return app.fetch(request, bindings)
    },
    { overrideGlobalObjects: false },
  )
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  )
  server.listen(settings.port, settings.host, () => say(`${settings.siteName} is at ${settings.origin}`))

  let stopping: Promise<void> | undefined
  const stop = async () => {
    server.close()
    await vite.close()
    await (await current).stop()
    await site.stop()
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (stopping ??= stop()))
}

await develop().catch(endInOneSentence)
