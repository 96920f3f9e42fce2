/** One tab at a time. Where a browser has no locks, as on a page that came without https, each works. */
export async function alone<T>(name: string, work: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  return locks ? await locks.request(name, options, work) : work()
}
