import { messageFields } from '../../../people/tickets/message.ts'

export const answerFields = { text: messageFields.message }
