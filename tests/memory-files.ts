import { checkKey, type FileStore } from '../app/ground/files/file-store.ts'

/** A store of files that ends with its test. */
export function memoryFiles(): FileStore {
  const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; contentType: string }>()
  return {
    async put(key, bytes, contentType) {
      checkKey(key)
      files.set(key, { bytes, contentType })
    },
    async get(key) {
      checkKey(key)
      const file = files.get(key)
      if (!file) return null
      const { bytes, contentType } = file
      return { body: new Blob([bytes]).stream(), contentType, size: bytes.length }
    },
    async delete(key) {
      checkKey(key)
      files.delete(key)
    },
    async *list() {
      yield* files.keys()
    },
    async size() {
      const sizes = [...files.values()].map(({ bytes }) => bytes.length)
      return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
    },
  }
}
