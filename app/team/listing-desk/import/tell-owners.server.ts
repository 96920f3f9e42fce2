import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../../../people/users/tables.server.ts'
import type { JobTools } from '../../../ground/request/request-context.ts'
import { ownListingsPath } from '../../../market/create-listing/addresses.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../../ground/db/jobs.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import { notify } from '../../../people/notifications/notify.server.ts'

/** A listing of a user that an import has written. */
export type ImportedListing = { readonly ownerId: string; readonly ref: string; readonly title: string }

const mostTitles = 3
const ownersAtOnce = 200

const ownerNews = z.object({
  ownerId: z.uuid(),
  count: z.int(),
  titles: z.array(z.string()),
  href: z.string(),
})

/** Notifies some owners of an import; skips those who have left since. */
export const tellOwners = defineJob({
  name: 'tell-owners',
  isMessage: true,
  payload: z.object({ id: z.uuid(), owners: z.array(ownerNews) }),
  async run({ id, owners }, { database }: Pick<JobTools, 'database'>) {
    const ids = owners.map(({ ownerId }) => ownerId)
    const there = await database.select({ id: users.id }).from(users).where(inArray(users.id, ids))
    for (const { ownerId, count, titles, href } of owners)
      if (there.some((one) => one.id === ownerId))
        await database.transaction((tx) =>
          notify(tx, ownerId, {
            event: 'listings-imported',
            values: { count, titles },
            href,
            key: `import ${id}`,
          }),
        )
  },
})

/** After the import, each owner gets one notification for all their listings. */
export async function askToTellOwners(
  tx: Database,
  area: AnyArea,
  { id, saved }: { id: string; saved: readonly ImportedListing[] },
): Promise<void> {
  const owners = [...Map.groupBy(saved, ({ ownerId }) => ownerId)].map(([ownerId, theirs]) => ({
    ownerId,
    count: theirs.length,
    titles: theirs.slice(0, mostTitles).map(({ title }) => title),
    href: theirs.length === 1 ? `${area.path}/${encodeURIComponent(theirs[0]!.ref)}` : ownListingsPath,
  }))
  for (let at = 0; at < owners.length; at += ownersAtOnce)
    await enqueue(tx, tellOwners, { id, owners: owners.slice(at, at + ownersAtOnce) })
}
