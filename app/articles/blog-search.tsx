import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { keepComposing } from '../ui/composing.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { blogPath } from './blog-address.ts'

/** Looks through all articles, wherever it stands. */
export const BlogSearch = ({ q }: { q: string }) => (
  <Form
    action={blogPath}
    role="search"
    autoComplete="off"
    className="relative grid grid-cols-[1fr_auto] gap-2 rounded-xl bg-surface p-3 shadow-md sm:p-4"
  >
    <Field label={<Trans>Search articles</Trans>} tone="soft">
      <input
        key={q}
        name="q"
        type="search"
        enterKeyHint="search"
        defaultValue={q}
        maxLength={80}
        onKeyDown={keepComposing}
      />
    </Field>
    <button type="submit" className={buttonClass({ tone: 'action', size: 'lg' })}>
      <Icon name="search" />
      <span className="max-sm:sr-only">
        <Trans>Search</Trans>
      </span>
    </button>
  </Form>
)
