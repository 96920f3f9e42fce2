import { createContext, type EntryContext } from 'react-router'
import type { SchemaThing } from './thing.ts'
import type { Language } from '../i18n/languages.ts'

export type RenderedDocument = {
  html: Buffer<ArrayBuffer>
  /** On the tags of our own scripts. */
  nonce: string
  structuredData: readonly SchemaThing[]
}

/**
 * What the server does with a rendered document, and with an error; handed in, because pages never import the server.
 */
export type DocumentContext = {
  /** The messages that the page's first modules need, as JSON that is safe within a script element. */
  words(entry: EntryContext, language: Language): string
  /** Takes the document to be sent, which goes past React Router. @returns its policy */
  finish(rendered: RenderedDocument): string
  reportError(error: unknown): void
}

export const documentContext = createContext<DocumentContext>()
