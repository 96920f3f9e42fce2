import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { keepComposing } from '../../ground/ui/composing.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

type Props = {
  /** The address of the list. */
  path: string
  label: ReactNode
  hint?: ReactNode
  q: string
  longest: number
  /** What else narrows the list. */
  children?: ReactNode
}

/** Looks through a list of the staff. Its `key` is what is looked for: another search fills it in again. */
export const SearchForm = ({ path, label, hint, q, longest, children }: Props) => (
  <Form role="search" action={path} className="mt-4 mb-5 flex flex-wrap items-center gap-3">
    <div className="min-w-0 grow">
      <Field label={label} hint={hint}>
        <input type="search" name="q" defaultValue={q} maxLength={longest} onKeyDown={keepComposing} />
      </Field>
    </div>
    {children}
    <Button type="submit">
      <Icon name="search" className="size-4.5" />
      <Trans>Search</Trans>
    </Button>
  </Form>
)
