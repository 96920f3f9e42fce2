import { createContext, type EntryContext } from 'react-router'
import type { Thing } from './thing.ts'
import type { Language } from '../i18n/languages.ts'

/** What the server does with a rendered document, and with an error; handed in, because pages never import the server. */
export type DocumentContext = {
  /** The messages that the page's first modules wait for, as JSON that can stand within a script element. */
  words(entry: EntryContext, language: Language): string
  finish(rendered: { html: string; nonce: string; structuredData: readonly Thing[] }): {
    body: string
    policy: string
  }
  reportError(error: unknown): void
}

export const documentContext = createContext<DocumentContext>()
