import { statfs } from 'node:fs/promises'

/** `free` is what accounts other than root may still use; both are bytes. */
export type DiskSpace = { whose: 'data' | 'backups'; bytes: number; free: number }

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

const [warning, alarm] = [0.15, 0.05] // of the disk

/** Whether there is so little room that someone has to make more: soon, or now. */
export function tightness({ bytes, free }: Pick<DiskSpace, 'bytes' | 'free'>): 'none' | 'soon' | 'now' {
  if (free < bytes * alarm) return 'now'
  return free < bytes * warning ? 'soon' : 'none'
}
