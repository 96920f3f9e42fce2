import { setTimeout as sleep } from 'node:timers/promises'
import { openControl } from '../../app/ground/db/replicas/control.server.ts'
import { watchPrimary } from '../../app/ground/db/replicas/primary.server.ts'
import { replicaStand } from '../../app/ground/db/replicas/replica-stand.server.ts'
import { nameOf } from '../../app/ground/db/replicas/replica.server.ts'
import { mostBehind } from '../../app/ground/db/replicas/replicas.server.ts'
import { type Finding, notSetUp, ok, problem, remark, tried } from './finding.ts'

const lookEvery = 250 // ms

/**
 * Whether each replica answers, follows this database, and gets what is written within the time that the site allows.
 * @param primaryUrl leads straight to the server that is written to
 */
export async function tryReplicas(urls: readonly string[], primaryUrl: string): Promise<Finding[]> {
  if (urls.length === 0) return [notSetUp('Replicas', 'None is needed while the database keeps up.')]
  const primary = watchPrimary(primaryUrl)
  try {
    return await tried('Replicas', 'DATABASE_URL has to lead to the primary.', async () => {
      await primary.ask()
      const found = await Promise.all(
        urls.map((url) => {
          const what = `Replica ${nameOf(url)}`
          return tried(what, 'Start it, or correct DATABASE_REPLICA_URLS.', () =>
            tryReplica(what, url, primary),
          )
        }),
      )
      return found.flat()
    })
  } finally {
    await primary.close()
  }
}

async function tryReplica(
  what: string,
  url: string,
  primary: ReturnType<typeof watchPrimary>,
): Promise<Finding> {
  const control = openControl(url)
  try {
    const { follows, database } = await replicaStand(control)
    if (database !== primary.database())
      return problem(
        what,
        'is no replica of this database',
        'Correct DATABASE_REPLICA_URLS: the same database as in DATABASE_URL.',
      )
    if (!follows)
      return problem(
        what,
        'takes changes of its own: it was promoted',
        'Let DATABASE_URL lead there if it is to be the primary, or make it a replica again from a new copy.',
      )
    const lacking = async () => primary.lagOf((await replicaStand(control)).position).bytes
    let bytes = await lacking()
    for (const start = performance.now(); bytes > 0 && performance.now() - start < mostBehind;) {
      await sleep(lookEvery)
      bytes = await lacking()
    }
    return bytes > 0
      ? remark(
          what,
          `is behind by more than ${mostBehind / 1_000} s: it lacks ${bytes} bytes of the changes`,
          'Until it has them the primary answers. See its disk, its log, long queries and the line to it.',
        )
      : ok(what, 'follows, and has all changes')
  } finally {
    await control.end()
  }
}
