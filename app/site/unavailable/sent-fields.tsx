import { useLingui } from '@lingui/react/macro'
import { Field } from '../../ground/ui/field.tsx'
import { fieldLabel } from './field-labels.ts'

/** A field of a form that was sent, with what was typed into it; all that no one typed is hidden. */
export function SentField({ name, value }: { name: string; value: string | File }) {
  const { i18n, t } = useLingui()
  if (typeof value !== 'string') {
    if (value.size === 0) return null
    const fileName = value.name
    return (
      <Field label={t`Choose this file again: ${fileName}`}>
        <input type="file" name={name} />
      </Field>
    )
  }
  if (/password/i.test(name))
    return (
      <Field label={t`Password again`}>
        <input type="password" name={name} required />
      </Field>
    )
  const label = fieldLabel(name, i18n)
  // Whatever has words in it was written by a person. A code may let someone in: no one else is to read it on the screen.
  const isTyped = name !== 'code' && (/\s|[^\x20-\x7E]/.test(value) || (label !== null && value !== ''))
  if (!isTyped) return <input type="hidden" name={name} value={value} />
  const text = value.replaceAll('\r\n', '\n') // as it was typed
  const isLong = text.includes('\n') || text.length > 80
  return (
    <Field label={label ?? t`Your text`}>
      {isLong ? (
        <textarea name={name} rows={5} defaultValue={text} className="field-sizing-content min-h-32" />
      ) : (
        <input name={name} defaultValue={text} />
      )}
    </Field>
  )
}
