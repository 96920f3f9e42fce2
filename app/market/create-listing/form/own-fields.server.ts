import type { I18n } from '@lingui/core'
import type { PartField } from '../../../directory/area-part.server.ts'
import { serverPartsOf } from '../../../directory/known-parts.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { typedIn } from '../../../ground/forms/form-texts.ts'
import type { Draft } from '../draft.ts'
import type { Input, PartialField } from './form-field.ts'

/** The fields that an area has beside those of its attributes, such as the times of an event. */
export async function ownFields(
  { database }: Pick<RequestContext, 'database'>,
  { kind, listingId }: { readonly kind: string } & Partial<Pick<Draft, 'listingId'>>,
  i18n: I18n,
): Promise<PartialField[]> {
  const beside = serverPartsOf(kind).beside
  if (!beside) return []
  const part = listingId ? await beside.find(database, listingId) : null
  const kept = part === null ? {} : beside.write(part)
  return beside.fields.map(({ name, label, required = false, control, expected }) => ({
    name,
    label: i18n._(label),
    required,
    ...(expected && { expected: i18n._(expected) }),
    input: partInput(control, typedIn(kept, name), i18n),
  }))
}

/** @param kept what the listing has: it stays on offer when something else is typed */
function partInput(control: PartField['control'], kept: string, i18n: I18n): Input {
  if (control === 'check') return { control }
  if (control === 'date') return { control: 'line', type: 'date' }
  if (control === 'clock') return { control: 'line', type: 'time' }
  const options = control.map(({ value, label, kept: isKept = false }) => ({
    value,
    label: i18n._(label),
    ...(isKept && value !== kept && { kept: true }),
  }))
  return { control: 'one', settled: true, options }
}
