import type { MessageDescriptor } from '@lingui/core'
import type { SQL } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Fact } from '../../market/create-listing/facts.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Control, ItemValues } from './field.ts'
import type { Preview } from './preview.ts'

/** What is asked for of an item. */
export type ItemField = {
  readonly label: MessageDescriptor
  readonly hint?: MessageDescriptor
  readonly required?: true
  /** Written once, when an item is new. */
  readonly fixed?: true
  /** Asked for in each language: see `writtenIn`. */
  readonly translated?: true
  readonly control: Control | ((context: ContentContext) => Control | Promise<Control>)
}
/** What the staff's forms and lists of a kind may depend on. */
export type ContentContext = Pick<RequestContext, 'database' | 'language' | 'now' | 'origin' | 'samples'>

/**
 * A kind of text that the team writes: the fields of an item, and where it is kept. Lists, forms, previews, history
 * and conflicts are the same for all kinds (app/team/content).
 */
export type ContentKind = {
  /** In addresses, and in the history. */
  readonly name: string
  readonly title: MessageDescriptor
  readonly about: MessageDescriptor
  /** What adds one; without it there are no others than those that come with the site. */
  readonly add?: MessageDescriptor
  /** Where all is written that the form of this kind does not ask for, and where one is added that has no `add`. */
  readonly elsewhere?: {
    readonly add: { readonly label: MessageDescriptor; readonly address: string }
    readonly edit: { readonly label: MessageDescriptor; addressOf(ref: string): string }
    /** What is asked for there. */
    factsOf(context: ContentContext): Promise<readonly Fact[]>
  }
  /**
   * With a field `lang`, the translated fields are required in that language, and in each other language all of them
   * or none; without it they are required in all languages. The first translated field is the title of an item.
   */
  readonly fields: Readonly<Record<string, ItemField>>
  readonly rows: ItemRows
  /** What visitors would want to have here, with the form that begins with it. */
  wanted?(context: ContentContext): Promise<readonly WantedItem[]>
  /** What the form of a new one begins with. @param fill a text of the address */
  begin?(fill: string): ItemValues
  /** What is written of an item now; null: there is none. */
  read(database: Database, ref: string): Promise<ItemValues | null>
  /** Saves an item, also one that was deleted; `ref` is null for a new one. Returns its key. */
  write(tx: Database, context: RequestContext, ref: string | null, written: ItemValues): Promise<string>
  /** Without it there is nothing to delete: what is not wanted is hidden. */
  remove?(tx: Database, ref: string): Promise<void>
  /** What doing so is called, and said of a title when it is done, where it does not delete. */
  readonly removal?: { readonly label: MessageDescriptor; done(title: string): MessageDescriptor }
  /** Checks the fields together. */
  check?(written: ItemValues, context: ContentContext): FoundProblems | Promise<FoundProblems>
  /** What another item has already, by field. @param ref null: of a new one */
  taken?(database: Database, ref: string | null, written: ItemValues): Promise<FoundProblems>
  /** Where visitors read it. */
  address(ref: string): string
  /** What visitors would read, taken from the database by the page's own functions. */
  preview?(tx: Database, context: RequestContext, ref: string): Promise<Preview>
  /** The whole document that they would read, where the page is one of its own. @param note that nothing is saved */
  document?(tx: Database, context: RequestContext, url: URL, note: string): Promise<Response>
}

/** `address`: of the form of a new item that begins with the text. */
export type WantedItem = { readonly text: string; readonly count: number; readonly address: string }

/** What is wrong, by field. */
export type FoundProblems = Readonly<Record<string, MessageDescriptor>>

/** SQL by which the items are listed; all of it names columns of `from`. */
export type ItemRows = {
  readonly from: SQL
  readonly where?: SQL
  /** By these one after the other; together they are different for each item. */
  readonly order: readonly SQL[]
  /** The latest come first. */
  readonly descending?: true
  readonly ref: SQL
  readonly title: SQL
  /** The language of the title, where it is not for all. */
  readonly lang?: SQL
  /** What is looked through, where it is more than the title. */
  readonly found?: SQL
  readonly isHidden?: SQL
  /** Whether visitors see it, where not only the team decides that. */
  isLive?(context: Pick<RequestContext, 'now' | 'samples'>): SQL
  /** The languages that it can be read in, as an array. */
  readonly languages?: SQL
  /** What an item belongs to, and the field that says so in words. */
  readonly group?: { readonly column: SQL; readonly field: string }
  /** The day on which a member of the staff checked it. */
  readonly checkedOn?: SQL
}
