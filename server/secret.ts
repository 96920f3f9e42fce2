import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** Makes the key that sessions are signed with, once, and keeps it in the data folder; AUTH_SECRET goes before it. */
export function ensureSecret({ authSecret, dataDir }: Pick<Settings, 'authSecret' | 'dataDir'>) {
  if (authSecret) return
  try {
    const key = randomBytes(32).toString('base64url')
    writeFileSync(join(dataDir, 'auth-secret'), key, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
