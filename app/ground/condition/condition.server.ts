import type { Database } from '../db/client.server.ts'
import type { FileStore, FilesSize } from '../files/file-store.ts'
import { type Certificate, certificateOf } from './certificate.server.ts'
import { type DatabaseSize, databaseSize } from './database-size.server.ts'
import { diskSpaces } from './disk-space.server.ts'
import type { DiskSpace } from './disk-space.ts'
import type { ReplicaState } from '../db/replicas/replicas.server.ts'
import { sampled } from './sampled.ts'

const [minutes, hours] = [60_000, 60 * 60_000] // ms

/** What is around the site and may run out. All but the disks is looked at now and then; undefined: not yet, or in vain. */
export type Condition = {
  disks: () => Promise<DiskSpace[]>
  /** Null: visitors come without TLS. */
  certificate: () => Promise<Certificate | null | undefined>
  database: () => Promise<DatabaseSize | undefined>
  files: () => Promise<FilesSize | undefined>
  /** Of the database's, as this process sees them now. */
  replicas: () => readonly ReplicaState[]
}

type Parts = {
  db: Database
  store: FileStore
  /** Of SITE_URL. */
  origin: string
  /** `backups` only where they are kept in a folder. */
  folders: { data: string; backups?: string }
  replicas?: Condition['replicas'] | undefined
}

/** Nothing is looked at before someone asks. */
export const watchCondition = ({ db, store, origin, folders, replicas = () => [] }: Parts): Condition => ({
  disks: () => diskSpaces(folders),
  certificate: sampled(() => certificateOf(origin), 6 * hours),
  database: sampled(() => databaseSize(db), 5 * minutes),
  replicas,
  files: sampled(() => store.size(), 24 * hours),
})
