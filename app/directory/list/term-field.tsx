import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ground/ui/button.tsx'
import { keepComposing } from '../../ground/ui/composing.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { useShownTerm } from './use-shown-term.ts'

/** The words to search a list for, and the button that sends them, in a form of the page's own. */
export const TermField = ({ label, term }: { label: ReactNode; term: string }) => (
  <div className="@container grid grid-cols-[1fr_auto] gap-2">
    <Field label={label} tone="soft">
      <input
        ref={useShownTerm(term)}
        name="q"
        type="search"
        enterKeyHint="search"
        defaultValue={term}
        maxLength={80}
        onKeyDown={keepComposing}
      />
    </Field>
    <button type="submit" className={buttonClass({ tone: 'action', size: 'lg' })}>
      <Icon name="search" />
      <span className="@max-md:sr-only">
        <Trans>Search</Trans>
      </span>
    </button>
  </div>
)
