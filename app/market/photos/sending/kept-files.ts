import { inStore } from '../../../ground/files/browser-store.ts'

/** A file that somebody chose, until all of it is on the server. */
export type KeptFile = {
  readonly id: string
  readonly draftId: string
  readonly name: string
  readonly file: Blob
  /** It was made as small as it is sent: pieces of it may be on the server. */
  readonly isReady: boolean
  /** Epoch milliseconds. */
  readonly chosenAt: number
}

const longestKept = 14 * 24 * 60 * 60_000 // ms

/** In this browser, so that a reload or a new sign-in loses none. Where it keeps nothing, this does nothing. */
export const keepFile = (file: KeptFile) => inStore('photos', 'readwrite', (store) => store.put(file))

export const forgetFile = (id: string) => inStore('photos', 'readwrite', (store) => store.delete(id))

/** In the order in which they were chosen. What nobody came back for is forgotten. */
export async function keptFiles(draftId: string): Promise<readonly KeptFile[]> {
  const all = (await inStore<KeptFile[]>('photos', 'readonly', (store) => store.getAll())) ?? []
  const isOld = ({ chosenAt }: KeptFile) => Date.now() - chosenAt > longestKept
  for (const { id } of all.filter(isOld)) void forgetFile(id)
  return all
    .filter((one) => one.draftId === draftId && !isOld(one))
    .toSorted((a, b) => a.chosenAt - b.chosenAt)
}
