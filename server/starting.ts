import { openSiteDatabase, type SiteDatabase } from './database.ts'
import type { Settings } from './settings.ts'
import { step } from './steps.ts'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Opens the database and begins with it what looks after its own end from then on. A process that fails before, or is
 * asked to end, stops the database if it started it.
 */
export async function startWithDatabase<Result>(
  settings: Settings,
  begin: (site: SiteDatabase) => Promise<Result>,
): Promise<Result> {
  let isAsked = false
  const end = async () => {
    if (isAsked) return
    isAsked = true
    await opening.then(({ stop }) => stop()).catch(() => {})
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, end)
  const opening = step('Database', () => openSiteDatabase(settings))
  try {
    const site = await opening
    return await begin(site).catch(async (error) => {
      if (!isAsked) await site.stop()
      throw error
    })
  } catch (error) {
    if (!isAsked) throw error
    return await new Promise<never>(() => {}) // it lacks what was closed, and the process ends
  } finally {
    if (!isAsked) for (const signal of signals) process.off(signal, end)
  }
}
