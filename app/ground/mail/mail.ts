import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'

/** A mail that a feature declares, in all languages. */
export type Mail = {
  subject: MessageDescriptor
  /** Paragraphs, lists, links and `<MailButton>`; every `href` is a whole address, with the site's origin. */
  body: ReactNode
  /** Whole address of the page where such notices are turned off. Mails that no one can do without have none. */
  unsubscribe?: string
  /** Set if a link in it opens an account or proves an address: the staff must not read it. */
  secret?: true
  /** Set if its reader has just asked for it: it goes to addresses that get no other mail. */
  asked?: true
}

/** A mail as passed to a mail server. Retries have the same `id`. */
export type Letter = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  unsubscribe: string | null
}

export type Mailer = {
  /** Throws MailRefused when it will never be taken, another error when it may be later. */
  send(letter: Letter, signal?: AbortSignal): Promise<void>
  /** Resolves at once, or, after a failure, when the mail server can be reached again; rejects when `signal` aborts. */
  ready(signal: AbortSignal): Promise<void>
}

/** The mail server will not take this letter, now or later. */
export class MailRefused extends Error {}
