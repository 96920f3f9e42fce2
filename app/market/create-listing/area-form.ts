import type { MessageDescriptor } from '@lingui/core'
import { registered } from '../../ground/request/registered.ts'

/** The wizard's last step, or the full form on one page. */
export type Screen = 'wizard' | 'full'

/** The parts of an area's form that its declaration doesn't cover. The registry registers them. */
export type AreaForm = {
  /** Set if the area has a full form at `/create-listing/<kind>` in `routes.ts`. */
  readonly headings?: { readonly create: MessageDescriptor; readonly edit: MessageDescriptor }
  /** Labels of a price range. */
  readonly priceSpan?: { readonly from: MessageDescriptor; readonly to: MessageDescriptor }
  /** What an attribute is, unless its owner says otherwise, by the value of another one. */
  readonly presets?: Readonly<Record<string, { by: string; values: Readonly<Record<string, string>> }>>
  /** Numbers to choose from for an attribute, which also appears among the first facts. */
  readonly counts?: Readonly<Record<string, Readonly<Record<Screen, readonly (number | `${number}+`)[]>>>>
}

const forms = registered<Readonly<Record<string, AreaForm>>>('The forms of areas')

/** By kind; called by `app/registry/area-parts.server.ts` when a process starts. */
export const registerForms = forms.set

export const areaFormOf = (kind: string | null): AreaForm => forms.get()[kind ?? ''] ?? {}
