import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { useShownTerm } from '../../../directory/list/use-shown-term.ts'
import { retryUntilLoaded } from '../../../ground/i18n/retry-until-loaded.ts'
import { keepComposing } from '../../../ground/ui/composing.ts'
import { Field } from '../../../ground/ui/field.tsx'
import type Suggestions from './suggestions.tsx'

type LiveField = { List: ComponentType<ComponentProps<typeof Suggestions>>; input: HTMLInputElement }

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
  const field = useShownTerm(q)
  const [lively, setLively] = useState<LiveField | null>(null)
  const enliven = (input: HTMLInputElement) =>
    void retryUntilLoaded(loadSuggestions).then((loaded) => setLively({ List: loaded.default, input }))
  useEffect(() => {
    const input = field.current!
    if (document.activeElement === input) enliven(input) // since before the page came alive
  }, [field])
  return (
    <div className="relative">
      <Field label={<Trans>What</Trans>} tone="soft">
        <input
          ref={field}
          type="text"
          name="q"
          defaultValue={q}
          maxLength={80}
          autoComplete="off"
          placeholder={t`Beach hotel in Garapan`}
          enterKeyHint="search"
          data-first-focus={first || undefined}
          onFocus={(event) => enliven(event.currentTarget)}
          onKeyDown={keepComposing}
        />
      </Field>
      {lively && <lively.List input={lively.input} inFlow={inFlow} onPick={onPick} />}
    </div>
  )
}
