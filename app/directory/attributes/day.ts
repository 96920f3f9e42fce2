import { isDay } from '../../ground/forms/day.ts'
import { formatDay } from '../../ground/i18n/format.ts'
import type { Attribute, CommonOptions } from './attribute.ts'

/** A day of the calendar, as `2026-11-20`; filters compare it with another. */
export function day<const Required extends boolean = false>({
  label,
  required,
}: CommonOptions<Required>): Attribute<'day', string, Required> {
  return {
    type: 'day',
    label,
    required: (required ?? false) as Required,
    ownWords: false,
    isCompared: true,
    decode: (stored) => (typeof stored === 'string' && isDay(stored) ? stored : null),
    format: (value, i18n) => formatDay(value, i18n.locale, { dateStyle: 'long' }),
    words: () => [],
    api: import.meta.env.SSR ? { schema: () => ({ type: 'string', format: 'date' }) } : undefined,
  }
}
