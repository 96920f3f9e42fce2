import { join } from 'node:path'
import pg from 'pg'
import { openSiteDatabase } from '../database.ts'
import { diskFiles } from '../file-stores/disk.ts'
import { fileStoreOf } from '../file-stores/file-store-of.ts'
import type { Settings } from '../settings.ts'
import { say } from '../steps.ts'
import { eraseAgain, erasedSince } from './erased.ts'
import { endCopy, restoredCopy } from './restored-copy.ts'
import { copyFiles, dropOldMails } from './take-into-service.ts'

/** Takes a restored site into service. It may run again after it failed. */
export async function go(settings: Settings): Promise<void> {
  const site = await openSiteDatabase(settings)
  const client = new pg.Client({ connectionString: site.directUrl })
  try {
    await client.connect()
    const copy = await restoredCopy(client)
    if (!copy) throw new Error('This is not a restored copy, or it is already in service.')
    const erased = await erasedSince(copy, settings)
    if (settings.s3) {
      const count = await copyFiles(diskFiles(join(settings.dataDir, 'files')), await fileStoreOf(settings))
      say(`${count} files were copied to the bucket`)
    }
    await client.query('begin')
    say(`${await eraseAgain(client, erased)} accounts that were deleted since are deleted again`)
    say(`${await dropOldMails(client, copy.asOf)} mails that waited were dropped`)
    await endCopy(client)
    await client.query('commit')
    say('Start the site again: it does its jobs and sends mails from now on.')
  } finally {
    await client.end()
    await site.stop()
  }
}
