import { areFilesKept } from '../../ground/kept/kept-files.ts'
import { keptFrom } from '../../ground/kept/kept.ts'
import { areMessagesWaiting } from '../../market/messages/waiting-key.ts'

/** Whether this browser has messages, pictures or changes of a listing that the site does not have yet. */
export const isAnythingWaiting = async (userId: string): Promise<boolean> =>
  areMessagesWaiting() || keptFrom(userId, 'draft ').length > 0 || areFilesKept()
