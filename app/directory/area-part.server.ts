import type { MessageDescriptor } from '@lingui/core'
import type { Database } from '../ground/db/client.server.ts'

/** By the name of a field of a form all that was typed there. */
type TypedForm = Readonly<Record<string, readonly string[]>>

/** A field that asks for something which is no attribute. */
export type PartField = {
  readonly name: string
  readonly label: MessageDescriptor
  readonly required?: boolean
  /** What can stand there, where its control does not tell. */
  readonly expected?: MessageDescriptor
  readonly control: 'date' | 'clock' | readonly { value: string; label: MessageDescriptor }[]
}

/** What an area keeps of a listing beside its row, as its owner's form asks for it: plain data, the part. */
export type AreaPart = {
  readonly fields: readonly PartField[]
  /** What was typed, or by field what is wrong. */
  read(typed: TypedForm): { part: unknown } | { problems: Readonly<Record<string, 'missing' | 'invalid'>> }
  /** A part as it would be typed. */
  write(part: unknown): TypedForm
  /** Null where nothing is kept. */
  find(database: Database, listingId: number): Promise<unknown>
  save(tx: Database, listingId: number, part: unknown): Promise<void>
}
