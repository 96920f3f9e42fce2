/** A browser's storage as far as `kept.ts` needs it: its own keys are what it keeps. */
export const emptyStorage = (): Record<string, unknown> & Storage => Object.assign(Object.create(methods), {})

const methods = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key]! : null
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}
