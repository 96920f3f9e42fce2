import { openReplicas, type ReplicaUse } from '../app/ground/db/replicas/replicas.server.ts'
import type { SiteDatabase } from './database.ts'
import type { Log } from './log.ts'
import type { Settings } from './settings.ts'

const notices: Record<ReplicaUse, readonly ['info' | 'warn' | 'error', string]> = {
  'in use': ['info', 'a replica of the database is in use'],
  behind: ['warn', 'a replica of the database is behind by more than five seconds and left out'],
  unreachable: ['warn', 'a replica of the database does not answer and is left out'],
  promoted: [
    'error',
    'a replica of the database takes changes of its own and is left out: two servers are written to',
  ],
  foreign: ['error', 'what DATABASE_REPLICA_URLS names is no replica of this database and is left out'],
}

/** Connections to the replicas that the settings name, which say in the log when they are left out; undefined: none. */
export function replicasOf(
  { databaseReplicaUrls: urls }: Settings,
  { search: primary, directUrl: primaryUrl, isPooled }: SiteDatabase,
  log: Log,
) {
  if (urls.length === 0) return undefined
  return openReplicas({
    urls,
    primaryUrl,
    primary,
    isPooled,
    onUse({ name, use, lagBytes, lag }) {
      const [level, text] = notices[use]
      log[level]({ replica: name, lagBytes, lag: Math.round(lag) }, text)
    },
  })
}
