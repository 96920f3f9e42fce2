import type { ChatSender } from '../../../people/tickets/topics.ts'

export type ChatMessage = {
  /** Chosen by the sender. */
  readonly key: string
  readonly sender: ChatSender
  readonly text: string
  /** ISO 8601 */
  readonly at: string
}

/** A visitor's conversation with the people of the site. */
export type Chat = {
  readonly messages: readonly ChatMessage[]
  /** Where a guest is answered as well. */
  readonly email: string | null
}

export const chatAddress = '/support/chat'
export const longestChatText = 2_000 // characters
