import { listen } from '../app/ground/db/listen.server.ts'
import { isSwitchedReadOnly, readOnlyTag } from '../app/ground/request/read-only.server.ts'
import { viewsAddress } from '../app/ground/counting/counted.ts'
import { providers } from '../app/people/accounts/social/provider-names.ts'
import type { SiteDatabase } from './database.ts'
import type { PageCache } from './page-cache.ts'

export type ReadOnly = Awaited<ReturnType<typeof followReadOnly>>
type BackgroundWork = { stop(): Promise<void> }

/** What is written nevertheless: who signs in or out, what is merely counted, and the switch itself. */
const exceptions = new Set([
  viewsAddress,
  '/login',
  '/api/auth/login',
  '/api/auth/logout',
  '/logout',
  '/second-step',
  '/admin/operation',
  // These say themselves that they wait.
  ...providers.map((one) => `/login/${one}`),
])

export const isWrittenAnyway = (path: string) => exceptions.has(path.replace(/\.data$/, ''))

/**
 * Whether nothing may be saved for now: by the setting, or by the switch of an admin, whose changes every process hears.
 * @param cache whose pages say it. It hears of a change, too, but what it makes before the change is read here says what
 *   was so before: it is told again.
 */
export async function followReadOnly(
  { db, directUrl }: Pick<SiteDatabase, 'db' | 'directUrl'>,
  { readOnly }: { readOnly: boolean },
  cache?: Pick<PageCache, 'change'>,
) {
  const watchers = new Set<() => void>()
  let isSwitched = await isSwitchedReadOnly(db)
  const readOnce = async () => {
    const before = isSwitched
    isSwitched = await isSwitchedReadOnly(db).catch(() => before) // heard again when the database answers
    if (isSwitched === before) return
    cache?.change(readOnlyTag)
    for (const watch of watchers) watch()
  }
  let reading = Promise.resolve()
  // One after the other: of two answers the later one must not be that to the earlier question.
  const read = () => (reading = reading.then(readOnce))
  const listening = listen(directUrl, 'page_change', {
    onMessage: (tags) => void (tags.split(',').includes(readOnlyTag) && read()),
    onUp: () => void read(),
    onDown() {},
  })
  return {
    isOn: () => readOnly || isSwitched,
    /** @returns ends the watching */
    onChange(watch: () => void) {
      watchers.add(watch)
      return () => void watchers.delete(watch)
    },
    close: listening.close,
  }
}

/**
 * Runs what writes by itself, such as jobs, while the site may be written. A mail that is sent after the last copy of a
 * site that moves would be sent once more by the new one.
 */
export function whileWritable(
  readOnly: Pick<ReadOnly, 'isOn' | 'onChange'>,
  start: () => BackgroundWork,
): BackgroundWork {
  let running: BackgroundWork | undefined
  let changed = Promise.resolve()
  const change = async () => {
    if (!readOnly.isOn()) return void (running ??= start())
    await running?.stop()
    running = undefined
  }
  const follow = () => (changed = changed.then(change))
  const unfollow = readOnly.onChange(follow)
  void follow()
  return {
    async stop() {
      unfollow()
      await changed
      await running?.stop()
    },
  }
}
