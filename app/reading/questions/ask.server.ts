import type { ActionFunctionArgs } from 'react-router'
import { receiveMessage } from '../../people/tickets/receive-message.server.ts'

/** The action of the pages with `<AskForm>`: stores a question as a ticket, which a moderator may publish. */
export const askAction = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  receiveMessage(args, 'question', () => ({ topic: 'question' }))
