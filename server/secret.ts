import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dataFolder } from './data-folder.ts'
import type { Settings } from './settings.ts'

/** The key that sessions and forms are signed with: AUTH_SECRET, else one that is made once and kept in the data folder. */
export function secretOf({ authSecret, dataDir }: Pick<Settings, 'authSecret' | 'dataDir'>): string {
  return authSecret ?? keptSecret(dataDir, 'auth-secret')
}

/** What `/metrics` and the outbox of a demo ask for: kept in the data folder, made once. */
export const operatorTokenOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string =>
  keptSecret(dataDir, 'operator-token')

function keptSecret(folder: string, name: string): string {
  const file = join(folder, name)
  if (!existsSync(file)) make(file)
  return readFileSync(file, 'utf8')
}

/** Whether a text is the token, in a time that tells nothing. */
export function isToken(token: string, given = ''): boolean {
  const [own, other] = [Buffer.from(token), Buffer.from(given)]
  return own.length === other.length && timingSafeEqual(own, other)
}

/** Linked when it is whole: of two processes that start at once, neither reads half a key, and the first one's stays. */
function make(file: string) {
  dataFolder(dirname(file))
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

/** Seals texts that a page hands to a visitor. The same key signs sessions, so what is sealed says what it is for. */
export const sealWith = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update(`page ${text}`).digest('base64url')
