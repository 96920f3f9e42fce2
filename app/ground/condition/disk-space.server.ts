import { statfs } from 'node:fs/promises'
import type { DiskSpace } from './disk-space.ts'

/** The disks of these folders; one that can't be asked, as while it is not mounted, is left out. */
export async function diskSpaces(folders: Partial<Record<DiskSpace['whose'], string>>): Promise<DiskSpace[]> {
  const found = await Promise.all(
    Object.entries(folders).map(async ([whose, folder]) => {
      const space = await statfs(folder).catch(() => undefined)
      if (!space) return []
      const { bsize, blocks, bavail } = space
      return [{ whose: whose as DiskSpace['whose'], bytes: blocks * bsize, free: bavail * bsize }]
    }),
  )
  return found.flat()
}
