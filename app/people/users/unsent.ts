import { areFilesKept } from '../../ground/kept/kept-files.ts'
import { keptFrom } from '../../ground/kept/kept.ts'
import { areMessagesWaiting } from '../../ground/kept/waiting-messages.ts'

/** Whether this browser has messages, pictures or listing changes that the server doesn't have yet. */
export const hasUnsent = async (userId: string): Promise<boolean> =>
  areMessagesWaiting() || keptFrom(userId, 'draft ').length > 0 || areFilesKept()
