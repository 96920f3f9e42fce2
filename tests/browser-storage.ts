/** In a page: the ids of the files that wait in its browser. */
export const keptFileIds = () =>
  new Promise<IDBValidKey[]>((resolve) => {
    const opening = indexedDB.open('kept', 1)
    opening.addEventListener('success', () => {
      const asking = opening.result.transaction('files').objectStore('files').getAllKeys()
      asking.addEventListener('success', () => {
        opening.result.close()
        resolve(asking.result)
      })
    })
  })

/** In a page: from now on its browser refuses to store texts, as one that is full does. */
export function refuseToStore() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}
