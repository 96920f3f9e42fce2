import { execFileSync } from 'node:child_process'

/**
 * Does work while this process can write no file larger than so many bytes: to Node it is as if the disk were full. Only
 * on Linux.
 */
export async function withFullDisk(bytes: number, work: () => Promise<void>): Promise<void> {
  const prlimit = (...options: readonly string[]) =>
    execFileSync('prlimit', ['--pid', String(process.pid), ...options], { encoding: 'utf8' }).trim()
  const before = prlimit('--fsize', '--raw', '--noheadings', '--output=SOFT')
  prlimit(`--fsize=${bytes}:`)
  try {
    await work()
  } finally {
    prlimit(`--fsize=${before}:`)
  }
}
