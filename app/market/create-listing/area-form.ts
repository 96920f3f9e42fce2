import type { MessageDescriptor } from '@lingui/core'

/** The wizard's last step, or the form of all there is to say. */
export type Screen = 'wizard' | 'full'

/** What an area's form has that its declaration does not say. The registry registers it. */
export type AreaForm = {
  /** It has a page with all there is to say, at `/create-listing/<kind>` in `routes.ts`. */
  readonly headings?: { readonly create: MessageDescriptor; readonly edit: MessageDescriptor }
  /** What its price is called, from one amount up to another. */
  readonly priceSpan?: { readonly from: MessageDescriptor; readonly to: MessageDescriptor }
  /** Numbers of an attribute to choose from, which are asked for among the first facts, too. */
  readonly counts?: Readonly<Record<string, Readonly<Record<Screen, readonly (number | `${number}+`)[]>>>>
}

let forms: Readonly<Record<string, AreaForm>> = {}

/** By kind; `app/registry/forms-and-orders.server.ts` does so when a process starts. */
export function registerForms(byKind: Readonly<Record<string, AreaForm>>): void {
  forms = byKind
}

export const areaFormOf = (kind: string | null): AreaForm => forms[kind ?? ''] ?? {}
