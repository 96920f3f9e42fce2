import type { Language } from '../i18n/languages.ts'
import type { Database } from './client.server.ts'

/** Whom the rows are about. `email` is null where no one has shown that it is theirs. */
export type Person = { readonly id: string; readonly email: string | null }

/** Something that someone has with others, and the address of its page. `isOwner`: others asked it of them. */
export type OpenMatter = {
  readonly href: string
  readonly title: string
  readonly at: Date
  readonly isOwner: boolean
}

/**
 * The personal data of a feature: how it gets into a user's export, and how it is erased when they leave. Every
 * function may run twice.
 */
export type PersonalPart = {
  /** The name of its file in the export, without ending. */
  readonly name: string
  /** Those that refer to people. */
  readonly tables: readonly string[]
  /** What the export says: plain data. */
  readonly read: (database: Database, person: Person) => Promise<unknown>
  /** `erase` deletes files or says whose they are now: rows that go with their account leave files behind. */
  readonly erasesFiles?: true
  /** Their files, by the name in the export and the key in the file store. */
  readonly files?: (database: Database, person: Person) => Promise<{ name: string; key: string }[]>
  /** What `close` ends for good, though others rely on it: the page that asks lists it. */
  readonly findOpen?: (
    database: Database,
    person: Person,
    language: Language,
  ) => Promise<readonly OpenMatter[]>
  /** What they lose by `erase` beside their data, such as credit: a sentence each for the page that asks. */
  readonly findLost?: (database: Database, person: Person, language: Language) => Promise<readonly string[]>
  /** What has to be settled with others before they can leave. */
  readonly findUnsettled?: (database: Database, person: Person) => Promise<readonly OpenMatter[]>
  /** When the user asks for deletion: what is deleted or hidden at once. */
  readonly close?: (tx: Database, person: Person) => Promise<void>
  /** When they come back: undoes `close` as far as possible. */
  readonly reopen?: (tx: Database, person: Person) => Promise<void>
  /** When their days to come back are over: deletes it, or takes from it what tells who they were. */
  readonly erase: (tx: Database, person: Person) => Promise<void>
}
