import { mkdtempSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** Makes the data folder where it is missing, and returns its path. Throws a sentence if it can't be written to. */
export function dataFolder(path: string): string {
  try {
    makeFolder(path)
    rmdirSync(mkdtempSync(join(path, '.tried-'))) // a disk that can only be read has the right mode
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The data folder can't be used (${reason}); correct its permissions or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
  return path
}
