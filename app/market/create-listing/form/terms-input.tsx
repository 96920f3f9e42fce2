import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import { Boxes, Checks } from './boxes.tsx'
import type { Input } from './form-field.ts'
import { useFollowed } from './use-followed.ts'

/** Terms that depend on another field and change with it; without scripts after the form is saved. */
export function TermsInput({
  name,
  label,
  error,
  onInput,
  input: { under, groups },
  typed,
}: {
  name: string
  label: string
  error: string | undefined
  onInput: React.FormEventHandler
  input: Extract<Input, { control: 'terms' }>
  typed: FormTexts
}) {
  const place = useRef<HTMLDivElement>(null)
  const [parent, setParent] = useState(() => typedIn(typed, under))
  useFollowed(place, under, setParent)
  const options = groups[parent] ?? []
  return (
    <div ref={place}>
      <Boxes label={label} error={error} onInput={onInput}>
        {options.length > 0 ? (
          <Checks key={parent} name={name} options={options} chosen={typed[name]} error={error} />
        ) : (
          <p className="text-sm text-text-muted">
            <Trans>Choose a category to see them.</Trans>
          </p>
        )}
      </Boxes>
    </div>
  )
}
