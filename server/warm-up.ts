import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../app/ground/db/client.server.ts'
import { languages } from '../app/ground/i18n/languages.ts'
import { areaOf, knownAreas, knownLists } from '../app/directory/known-areas.ts'

const longest = 10_000 // ms

/**
 * Asks a site for its lists and some of its listings before visitors do: code that never ran is many times slower, and
 * the first visitors of a new process would wait for each other. Resolves when all are answered, in whatever way, or
 * after a while.
 */
export async function warmUp(
  answer: (request: Request) => Response | Promise<Response>,
  { database, origin, most = longest }: { database: Database; origin: string; most?: number },
): Promise<void> {
  const end = AbortSignal.timeout(most)
  const ask = async (path: string, language: string) => {
    const headers = { accept: 'text/html', 'accept-language': language }
    await (await answer(new Request(origin + path, { headers, signal: end }))).arrayBuffer()
  }
  const askAll = async () => {
    const paths = ['/', ...knownLists().keys(), '/search?q=saipan', ...(await someListings(database))]
    for (const [at, path] of paths.entries()) {
      if (end.aborted) return
      await ask(path, languages[at % languages.length]!)
    }
  }
  // What fails here is answered to the next request.
  await Promise.race([askAll().catch(() => {}), sleep(most, undefined, { ref: false })])
}

/** The newest of each area. */
async function someListings(database: Database): Promise<string[]> {
  const kinds = sql.param(knownAreas().map(({ kind }) => kind))
  const { rows } = await database.execute<{ kind: string; ref: string }>(sql`
    select kind, ref from unnest(${kinds}::text[]) area(kind), lateral (
      select ref from listing where listing.kind = area.kind and live order by created_at desc, id desc limit 1
    ) newest`)
  return rows.map(({ kind, ref }) => `${areaOf(kind)!.path}/${encodeURIComponent(ref)}`)
}
