import { areFilesKept } from '../../ground/kept/kept-files.ts'
import { waitingIds } from '../../ground/outbox/waiting.ts'

/** Whether this browser has anything that the server doesn't have yet and that Log Out would forget. */
export const hasUnsent = async (): Promise<boolean> => waitingIds().length > 0 || areFilesKept()
