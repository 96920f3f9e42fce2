import { useLingui } from '@lingui/react/macro'
import { decodeHours, formatInterval } from '../../directory/attributes/hours.ts'
import type { Hours } from '../../directory/hours/hours.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { type FormTexts, typedIn } from '../../ground/forms/form-texts.ts'
import type { Fact } from './facts.ts'
import { useDayNames } from './form/use-day-names.ts'

/** A fact of a listing as readers see it. */
export function FactValue({ fact: { name, input }, typed }: { fact: Fact; typed: FormTexts }) {
  const { t } = useLingui()
  const values = typed[name] ?? []
  const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value
  switch (input.control) {
    case 'check':
      return values.length > 0 ? t`yes` : t`no`
    case 'hours':
      return <HoursInWords name={name} typed={typed} />
    case 'pictures':
      return values.length === 0 ? '–' : <Pictures addresses={values} texts={typed.photoTexts ?? []} />
    case 'one':
    case 'some':
      return values.map((value) => labelIn(input.options, value)).join(', ') || '–'
    case 'terms':
      return values.map((value) => labelIn(Object.values(input.groups).flat(), value)).join(', ') || '–'
    default:
      return values[0] ?? '–'
  }
}

function HoursInWords({ name, typed }: { name: string; typed: FormTexts }) {
  const { t } = useLingui()
  const days = useDayNames().map((day, at) => {
    const spans = ['', '2'].map((second) =>
      ['from', 'until'].map((end) => typedIn(typed, `${name}.${at}.${end}${second}`)).join('–'),
    )
    return `${day}: ${spans.filter((span) => span !== '–').join(', ')}`
  })
  const open = days.filter((day) => !day.endsWith(': '))
  const rest = [
    typedIn(typed, `${name}.holidays`) && t`Closed on legal holidays`,
    ...useSpecialDays(typedIn(typed, `${name}.exceptions`)),
  ]
  return [...open, ...rest].filter(Boolean).join('\n') || '–'
}

/** @param json as the form sends the dates that differ from the week */
function useSpecialDays(json: string): readonly string[] {
  const { i18n, t } = useLingui()
  const closed = t({ message: 'Closed', context: 'day' })
  return Object.entries(exceptionsIn(json)).map(([date, spans]) => {
    const day = formatDate(new Date(date), i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' })
    const times = spans.map((span) => formatInterval(span, i18n.locale)).join(', ')
    return `${day}: ${times || closed}`
  })
}

/** None where another client has sent something else. */
function exceptionsIn(json: string): NonNullable<Hours['exceptions']> {
  try {
    return decodeHours({ week: emptyWeek, exceptions: JSON.parse(json) })?.exceptions ?? {}
  } catch {
    return {}
  }
}

const emptyWeek = Array.from({ length: 7 }, () => [])

const Pictures = ({ addresses, texts }: { addresses: readonly string[]; texts: readonly string[] }) => (
  <span className="flex flex-wrap gap-2">
    {addresses.map((address, at) => (
      <img key={address} src={address} alt={texts[at] ?? ''} className="max-h-32 max-w-full rounded-md" />
    ))}
  </span>
)
