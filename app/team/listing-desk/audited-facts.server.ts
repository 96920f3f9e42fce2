import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AuditedField } from '../../ground/audit/audited.ts'
import { asCheck } from '../../ground/audit/show.ts'
import { type Fact, isOf } from '../../market/create-listing/facts.ts'
import { formatDate } from '../../ground/i18n/format.ts'

/** The field of a changed fact, with the label of the owners' form. Undefined: the form has no such field. */
export function factIn(facts: readonly Fact[], name: string, i18n: I18n): AuditedField | undefined {
  const fact = facts.find((one) => isOf(one.name, name))
  if (!fact) return name === 'photoTexts' ? { label: msg`Descriptions of the photos` } : undefined
  const day = fact.input.control === 'hours' && dayOf(name.slice(fact.name.length + 1), i18n)
  return { label: day ? `${fact.label}, ${day}` : fact.label, ...showing(fact.input) }
}

/** The weekday of an hours field: `0.from` is Monday's. */
function dayOf(part: string, i18n: I18n): string {
  const day = Number(/^[0-6](?=\.)/.exec(part)?.[0] ?? Number.NaN)
  const monday = Date.parse('2026-01-05T00:00Z')
  return Number.isNaN(day)
    ? ''
    : formatDate(new Date(monday + day * 86_400_000), i18n.locale, { weekday: 'long', timeZone: 'UTC' })
}

function showing(input: Fact['input']): Pick<AuditedField, 'show' | 'empty'> {
  switch (input.control) {
    case 'check':
      return asCheck
    case 'one':
    case 'some':
      return asOptions(input.options, ', ')
    case 'terms':
      return asOptions(Object.values(input.groups).flat(), ', ')
    // Their addresses say nothing to people.
    case 'pictures':
      return { show: (_, i18n) => [{ text: i18n._(msg({ message: 'changed', context: 'pictures' })) }] }
    default:
      return {}
  }
}

/** @param between separates several values; without it there is only one */
export const asOptions = (
  options: readonly { readonly value: string; readonly label: string }[],
  between?: string,
): Pick<AuditedField, 'show'> => ({
  show: (value) => [
    {
      text: (between ? value.split(between) : [value])
        .map((one) => options.find((option) => option.value === one)?.label ?? one)
        .join(', '),
    },
  ],
})
