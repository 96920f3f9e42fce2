/**
 * What a room needs of rooms that stand above it: the registry sets it once, when a process starts.
 * @param what for the error of asking before
 */
export function registered<T>(what: string) {
  let value: T | undefined
  return {
    set(given: T): void {
      value = given
    },
    get(): T {
      if (value === undefined)
        throw new Error(`${what} are not registered: import app/registry/register.server.ts`)
      return value
    },
  }
}
