import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Place } from './place.ts'

/** What a backup says of itself: stored last, so a backup that has it is whole. */
const manifest = z.object({
  format: z.literal(1),
  /** What `database` contains: PostgreSQL's own files, or the rows as JSON. */
  kind: z.enum(['files', 'rows']),
  startedAt: z.iso.datetime(),
  /** The restored site is as it was then. */
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  isEncrypted: z.boolean(),
  migrations: z.array(z.string()),
  /** Rows of each table just before the end; a site that serves may have added some until then. */
  rows: z.record(z.string(), z.number()),
  files: z.object({ count: z.number(), bytes: z.number() }),
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifest>

const file = 'manifest.json'
/** The folder of the backups of a place, beside those of files and WAL. */
export const folder = 'whole'
const backupName = /^\d{4}-\d\d-\d\dT\d{6}Z$/

/** The name of a backup, such as `2026-11-23T183225Z`: names sort as times do. */
export const nameOf = (time: Date) => time.toISOString().replace(/:|\.\d+/g, '')

export const timeOf = (backup: string) => new Date(backup.replace(/(\d\d)(\d\d)(\d\d)Z$/, '$1:$2:$3Z'))

/** How much the clocks of several machines may differ, in ms. */
const clockTolerance = 60_000

/** Whether what has this name was made before the clock was set back. */
export const isFromFuture = (name: string) => name > nameOf(new Date(Date.now() + clockTolerance))

/** The last of some names, one from the future only if there is no other. */
export const latestOf = (names: readonly string[]) =>
  names.findLast((name) => !isFromFuture(name)) ?? names.at(-1)

export const isBackupName = (name: string) => backupName.test(name)

export const writeManifest = (place: Place, backup: string, about: Manifest) =>
  place.put(`${folder}/${backup}/${file}`, Readable.from([`${JSON.stringify(about, null, 2)}\n`]))

/** Throws a sentence if there is none, or one of a later version of this program. */
export async function readManifest(place: Place, backup: string): Promise<Manifest> {
  const stream = await place.get(`${folder}/${backup}/${file}`).catch((cause: unknown) => {
    throw new Error(`${place.address} has no whole backup ${backup}.`, { cause })
  })
  const read = manifest.safeParse(JSON.parse(await text(stream)))
  if (!read.success)
    throw new Error(
      `The backup ${backup} was made by a version of this program whose backups this one can't read.`,
    )
  return read.data
}

/** The names of the whole backups of a place, oldest first. */
export async function wholeBackups(place: Place): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of place.list(`${folder}/`)) {
    const [, backup = '', part] = name.split('/')
    if (part === file && isBackupName(backup)) names.push(backup)
  }
  return names.toSorted()
}
