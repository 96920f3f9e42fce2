import type { MessageDescriptor } from '@lingui/core'
import type { Database } from '../ground/db/client.server.ts'
import type { FormTexts } from '../ground/forms/form-texts.ts'

/** `kept`: only offered where it is chosen already. */
type PartOption = { readonly value: string; readonly label: MessageDescriptor; readonly kept?: true }

/** A field that asks for something which is no attribute. */
export type PartField = {
  readonly name: string
  readonly label: MessageDescriptor
  readonly required?: boolean
  /** What the field accepts, unless that follows from its control. */
  readonly expected?: MessageDescriptor
  readonly control: 'date' | 'clock' | 'check' | readonly PartOption[]
}

/** What an area keeps of a listing beside its row, as its owner's form asks for it: plain data, the part. */
export type AreaPart = {
  readonly fields: readonly PartField[]
  /**
   * The part's value, or the problems by field name.
   * @param was of an edit: the listing's part; null where nothing is kept
   */
  read(
    typed: FormTexts,
    was: unknown,
  ): { part: unknown } | { problems: Readonly<Record<string, 'missing' | 'invalid'>> }
  /** A part as it would be typed. */
  write(part: unknown): FormTexts
  /** With what a copy of the listing begins; by default with the same. */
  copy?(part: unknown): unknown
  /**
   * What an edit says once the listing has another part than when it was begun; by default the same.
   * @param now null where nothing is kept
   */
  onto?(edit: unknown, now: unknown): unknown
  /** Null where nothing is kept. */
  find(database: Database, listingId: number): Promise<unknown>
  save(tx: Database, listingId: number, part: unknown): Promise<void>
}
