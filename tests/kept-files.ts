/** In a page: how many files wait in its browser. */
export const filesKept = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('kept', 1)
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('files').objectStore('files').count()
      counting.addEventListener('success', () => {
        opening.result.close()
        resolve(counting.result)
      })
    })
  })
