import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it where they are missing. Node's own way tries without end below a folder that takes
 * no new one, such as /proc.
 */
export function makeFolder(path: string, mode?: number) {
  if (existsSync(path)) return
  makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // another process has made it since
  }
}
