import { createContext, type EntryContext } from 'react-router'
import type { Language } from './i18n/languages.ts'

/** What the server does with a rendered document, and with an error; handed in, because pages never import the server. */
export type DocumentContext = {
  finish(rendered: { html: string; nonce: string; entry: EntryContext; language: Language }): {
    body: string
    policy: string
  }
  reportError(error: unknown): void
}

export const documentContext = createContext<DocumentContext>()
