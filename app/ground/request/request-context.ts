import { createContext } from 'react-router'
import type { Viewer } from './viewer.ts'
import type { Condition } from '../condition/condition.server.ts'
import type { Counts } from '../counting/counts.server.ts'
import type { SearchCount } from '../counting/searches.server.ts'
import type { Database } from '../db/client.server.ts'
import type { Search } from '../db/search.server.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Pictures } from '../files/pictures.ts'
import type { Scanner } from '../files/scanner.ts'
import type { Language } from '../i18n/languages.ts'
import type { IslandChoice } from './islands.ts'
import type { Mailer } from '../mail/mail.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { SchemaThing } from './thing.ts'

/** What pages ask of the accounts' library (`people/accounts/auth.server.ts`). */
type Accounts = {
  /** Google or Facebook, if they gave this site keys. */
  readonly providers: readonly string[]
  /** The account with this address becomes an admin once the address is proven. */
  readonly adminEmail: string | undefined
  /** Answers the addresses below /api/auth. */
  handler(request: Request): Promise<Response>
  /** The same within a transaction: what it writes is kept or undone as a whole. `hash`: of the password that is sent. */
  within(tx: Database, hash?: string): { handler(request: Request): Promise<Response> }
  readonly $context: Promise<{
    readonly password: {
      hash(password: string): Promise<string>
      verify(given: { hash: string; password: string }): Promise<boolean>
    }
  }>
  readonly api: {
    enter(call: {
      body: { userId: string; remember: boolean }
      headers: Headers
      returnHeaders: true
    }): Promise<{ headers: Headers; response: { sessionId: string } }>
    viewBackupCodes(call: { body: { userId: string } }): Promise<{ backupCodes: string[] }>
  }
}

/** What the log keeps of logins and of what guards them. */
export type LoginNote = {
  readonly event: 'login' | 'second-step' | 'password-check' | 'password-reset'
  readonly way: string
  /** `done`, or why not. */
  readonly outcome: string
  /** An account's id or, where none is known, a seal of the address that was typed; null: neither. */
  readonly about: string | null
}

/**
 * What a page may know of its visitor, and what it tells the page cache.
 * A shared page is rendered for everyone with the same address, language and island: nothing else may enter it.
 */
export type RequestContext = {
  readonly language: Language
  readonly island: IslandChoice
  readonly database: Database
  /**
   * The signed-in user; null for a page that is rendered for everyone. Most callers use `viewerOf`
   * (people/users/viewer.ts).
   */
  readonly viewer: Viewer | null
  /** Who still has to pass the second step of a login; until then `viewer` is null. */
  readonly pending: Viewer | null
  readonly auth: Accounts
  /** For searches: limited in time, and canceled when the visitor has left. */
  readonly search: Search
  readonly files: FileStore
  readonly pictures: Pictures
  /** Null where the operator has set up none: files of strangers are then only checked for what they are. */
  readonly scanner: Scanner | null
  /** Null where the operator has no keys of PayPal. */
  readonly payPal: PaymentProvider | null
  /** Whether mails that come back are reported to the site. */
  readonly takesBounces: boolean
  /** Counts without cookies, by day: what is done by a visitor, never what a page is asked for. */
  readonly counts: Pick<Counts, 'add'>
  /** Of disks, database, certificate and files, for those who look after the site. */
  readonly condition: Condition
  /** The origin of SITE_URL, for canonical and shared addresses. */
  readonly origin: string
  readonly siteName: string
  readonly demo: boolean
  /** Whether sample rows are part of lists, pages and search. */
  readonly samples: boolean
  /** Whether nothing can be saved for now. */
  readonly isReadOnly: boolean
  /** Whether that is so by READ_ONLY, which no admin can switch off. */
  readonly isReadOnlySet: boolean
  readonly requestId: string
  /** Whose request it is, to limit how often; empty for a page that is rendered for everyone. */
  readonly clientAddress: string
  /** The address of a proxy that the operator should name in TRUSTED_PROXIES; null for a page rendered for everyone. */
  readonly unknownProxy: string | null
  /** The status of a refusal, if this page explains one. */
  readonly refused: number | null
  /** Writes a login into the log. */
  readonly note: (login: LoginNote) => void
  /** Signs a text, so that the site recognizes it when it comes back from a visitor. */
  readonly seal: (text: string) => string
  readonly now: Date
  /** What the page shows: a change of one of these tables' tags makes it old. Loaders add to it. */
  readonly tags: Set<string>
  /** Epoch milliseconds of the next moment at which something on the page begins or ends. Loaders lower it. */
  validUntil: number
  /** The search that this page answers: it counts whenever the page is sent, also from the cache. Loaders set it. */
  searched: SearchCount | null
  /** What the page is about, for search engines, written into its document. Loaders add to it. */
  readonly structuredData: SchemaThing[]
}

export const requestContext = createContext<RequestContext>()

/** What a job may work with. */
export type JobTools = Pick<
  RequestContext,
  'database' | 'files' | 'payPal' | 'pictures' | 'origin' | 'siteName' | 'demo' | 'samples' | 'seal'
> & {
  /** Null without a mail server. */
  readonly mailer: Mailer | null
  /** Aborts when the process can wait no longer. */
  readonly signal: AbortSignal
}
