/** `free` is what accounts other than root may still use; both are bytes. */
export type DiskSpace = { whose: 'data' | 'backups'; bytes: number; free: number }

const [warning, alarm] = [0.15, 0.05] // of the disk

/** Whether there is so little room that someone has to make more: soon, or now. */
export function tightness({ bytes, free }: Pick<DiskSpace, 'bytes' | 'free'>): 'none' | 'soon' | 'now' {
  if (free < bytes * alarm) return 'now'
  return free < bytes * warning ? 'soon' : 'none'
}
