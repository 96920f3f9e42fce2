import type { ActionFunctionArgs } from 'react-router'
import type { GuardedForm } from '../../ground/forms/guard.server.ts'
import { receiveMessage } from '../../people/tickets/receive-message.server.ts'

export const questionForm: GuardedForm = { name: 'question' }

/** The action of the pages with `<AskForm>`: stores a question as a ticket, which a moderator may publish. */
export const askAction = (args: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
  receiveMessage(args, questionForm, () => ({ topic: 'question' }))
