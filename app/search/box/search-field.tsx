import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { patiently } from '../../i18n/patiently.ts'
import { keepComposing } from '../../ui/composing.ts'
import { Field } from '../../ui/field.tsx'
import type Suggestions from './suggestions.tsx'

const loadSuggestions = () => import('./suggestions.tsx')

/**
 * The field of a search over the whole directory. Suggestions come with the code for them, which is asked for when the
 * field is first used: until then, and without script, it is a plain field.
 */
export function SearchField({
  q = '',
  first = false,
  inFlow = false,
  onPick = () => {},
}: {
  q?: string
  /** Has the focus of its dialog. */
  first?: boolean
} & Partial<Pick<ComponentProps<typeof Suggestions>, 'inFlow' | 'onPick'>>) {
  const { t } = useLingui()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [List, setList] = useState<ComponentType<ComponentProps<typeof Suggestions>> | null>(null)
  const enliven = () => void patiently(loadSuggestions).then((loaded) => setList(() => loaded.default))
  useEffect(() => {
    if (input && document.activeElement === input) enliven() // since before the page came alive
  }, [input])
  return (
    <div className="relative">
      <Field label={<Trans>What</Trans>} tone="soft">
        <input
          ref={setInput}
          type="text"
          name="q"
          defaultValue={q}
          maxLength={80}
          autoComplete="off"
          placeholder={t`Two bedrooms near the beach`}
          enterKeyHint="search"
          data-first-focus={first || undefined}
          onFocus={enliven}
          onKeyDown={keepComposing}
        />
      </Field>
      {List && input && <List input={input} inFlow={inFlow} onPick={onPick} />}
    </div>
  )
}
