import { Trans } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { ownListingsPath } from '../create-listing/addresses.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { ChoiceField } from '../../ground/ui/choice-field.tsx'
import { keepComposing } from '../../ground/ui/composing.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { OwnListingQuery } from './own-listing-query.ts'

/** Looks through one's own listings; what the address asks for else stays. */
export function SearchForm({
  query: { q, type, sort, order },
  directories,
}: {
  query: OwnListingQuery
  directories: readonly { value: string; label: string }[]
}) {
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
      <ChoiceField
        label={<Trans>Directory</Trans>}
        name="type"
        options={directories}
        chosen={type}
        all="all"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
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
