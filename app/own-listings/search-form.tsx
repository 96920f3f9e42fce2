import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { ownListingsPath } from '../create-listing/addresses.ts'
import { typeName } from '../create-listing/type-names.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { keepComposing } from '../ui/composing.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { kinds } from './kinds.ts'
import type { Asked } from './own-address.ts'

/** Looks through one's own listings; what the address asks for else stays. */
export function SearchForm({ asked: { q, type, sort, order } }: { asked: Asked }) {
  const { i18n } = useLingui()
  return (
    <Form
      key={`${q}/${type}`}
      role="search"
      className="flex flex-wrap items-center gap-3"
      action={ownListingsPath}
    >
      {(sort !== 'date' || order !== 'desc') && (
        <>
          <input type="hidden" name="sort" value={sort} />
          <input type="hidden" name="order" value={order} />
        </>
      )}
      <div className="min-w-0 grow">
        <Field label={<Trans>Search</Trans>}>
          <input type="search" name="q" defaultValue={q} maxLength={100} onKeyDown={keepComposing} />
        </Field>
      </div>
      <Field label={<Trans>Directory</Trans>}>
        <select
          name="type"
          defaultValue={type}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="all">
            <Trans>All</Trans>
          </option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {typeName(kind, i18n)}
            </option>
          ))}
        </select>
      </Field>
      <Button type="submit">
        <Icon name="search" className="size-4.5" />
        <Trans>Search</Trans>
      </Button>
      <Link to={ownListingsPath} className={buttonClass({ tone: 'line' })}>
        <Trans>Reset Filters</Trans>
      </Link>
    </Form>
  )
}
