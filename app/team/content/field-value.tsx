import { useLingui } from '@lingui/react/macro'
import { languageTags } from '../../ground/i18n/languages.ts'
import { languageNames } from '../../people/preferences/languages.ts'
import type { FormField } from './field.ts'

/** What a field is called, with the language of its text. */
export const FieldLabel = ({
  field: { label, language },
}: {
  field: Pick<FormField, 'label' | 'language'>
}) => (language ? `${label}, ${languageNames[language]}` : label)

/** What is written in a field, as one reads it. */
export function FieldValue({
  field: { control, language },
  value,
}: {
  field: Pick<FormField, 'control' | 'language'>
  value: string
}) {
  const { t } = useLingui()
  if (control.type === 'check') return value ? t`yes` : t`no`
  if (!value) return control.type === 'choice' && control.none ? control.none : '–'
  if (control.type === 'picture') return <img src={value} alt="" className="max-h-32 rounded-md" />
  const options = control.type === 'choice' || control.type === 'some' ? control.options : []
  const words = options.length > 0 ? value.split(' ').map((one) => labelIn(options, one)) : [value]
  return <span lang={language ? languageTags[language] : undefined}>{words.join(', ')}</span>
}

const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value
