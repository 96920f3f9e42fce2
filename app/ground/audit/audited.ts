import type { I18n, MessageDescriptor } from '@lingui/core'
import type { RequestContext } from '../request/request-context.ts'
import type { RecordKey } from '../db/named.ts'

/** A value as the audit log shows it, with a link to more. */
export type AuditText = { readonly text: string; readonly href?: string }

/** Something that a decision changes. */
export type AuditedField = {
  readonly label: MessageDescriptor | string
  /** The kind of subject whose id (a UUID) the value is: the subject's name is shown. */
  readonly kind?: string
  /** Formats the stored value; without it, the value is shown unchanged. */
  show?(value: string, i18n: I18n): readonly AuditText[]
  /** What it means when nothing was written down, where that is more than nothing. */
  readonly empty?: MessageDescriptor
  /** The parts of a value by their labels; those that differ are shown. */
  parts?(value: string, i18n: I18n): ReadonlyMap<string, string>
}

export type AuditedFields = Readonly<Record<string, AuditedField>>
export type AuditedAction = { readonly label: MessageDescriptor; readonly fields: AuditedFields }

/** What is known of something that was decided about. */
export type AuditedSubject = {
  readonly title: string
  /** BCP 47, where it is not the page's. */
  readonly lang?: string | null
  /** Where the staff sees it. */
  readonly href?: string | null
  /** It was deleted. */
  readonly isGone?: boolean
  /** What its changes are called, where they have fields of their own. */
  fieldOf?(name: string): AuditedField | undefined
}

export type AuditedKind = {
  /** Such as: Person. */
  label(i18n: I18n): string
  /** Subjects by id; deleted ones are missing. Without this the audit shows only the number. */
  find?(context: RequestContext, ids: readonly string[]): Promise<ReadonlyMap<string, AuditedSubject>>
}

export type Setting = { readonly label: MessageDescriptor; readonly href: string }

/** What a room has written down, in words, and what it is about. */
export type AuditedRoom = {
  readonly actions: Readonly<Record<string, AuditedAction>>
  readonly subjects?: Readonly<Record<string, AuditedKind>>
  /** Site settings by their names, and where they are. */
  readonly settings?: Readonly<Record<string, Setting>>
  /** Which subjects someone means: by an address, a number or a name. */
  findNamed?(context: RequestContext, text: string): Promise<readonly RecordKey[]>
}

/** What an address consists of, such as the number of a booking in that of its page; a number alone is one part. */
export const partsOf = (text: string): string[] =>
  URL.parse(text, 'http://localhost')?.pathname.split('/').filter(Boolean) ?? []
