import { Trans } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { attributesOf } from '../../ground/forms/fields.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { AlertsField } from './alerts-field.tsx'
import type { Alerts, SavedSearch } from './saved-search.ts'
import { searchFields } from './search-fields.ts'

export const SavedSearchRow = ({
  search,
  refused,
}: {
  search: SavedSearch
  /** A change with a name that is too long. */
  refused: { readonly name: string; readonly alerts: Alerts | undefined } | undefined
}) => {
  const { id, name, href, asks, alerts, paused } = search
  return (
    <li className="py-4">
      <h2 className="font-sans text-lg leading-snug">
        <Link to={href} className="text-brand hover:underline">
          {name}
        </Link>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-text-muted">
        {asks !== name && <span>{asks}</span>}
        <b className="font-semibold text-text">
          {paused ? (
            <Trans>Paused</Trans>
          ) : alerts === 'daily' ? (
            <Trans>Once a day</Trans>
          ) : (
            <Trans>As soon as something new appears</Trans>
          )}
        </b>
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-2">
        <Form method="post" className="flex flex-wrap gap-2">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" tone="line" size="sm" name="change" value={paused ? 'resume' : 'pause'}>
            {paused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>} <Of name={name} />
          </Button>
          <Button type="submit" tone="line" size="sm" name="change" value="delete">
            <Trans>Delete</Trans> <Of name={name} />
          </Button>
        </Form>
        <details className="open:basis-full" open={refused && true}>
          <summary className={buttonClass({ tone: 'ghost', size: 'sm' })}>
            <Trans>Edit</Trans> <Of name={name} />
          </summary>
          <Form method="post" key={`${name} ${alerts}`} className="mt-2 grid gap-3 pb-2">
            <input type="hidden" name="id" value={id} />
            <Field label={<Trans>Name of the search</Trans>}>
              <input
                {...attributesOf(searchFields.name)}
                name="name"
                required
                defaultValue={refused?.name ?? name}
                autoComplete="off"
              />
            </Field>
            <AlertsField chosen={refused?.alerts ?? alerts} />
            <Button type="submit" name="change" value="edit" className="justify-self-start">
              <Trans>Save changes</Trans>
            </Button>
          </Form>
        </details>
      </div>
    </li>
  )
}

const Of = ({ name }: { name: string }) => <span className="sr-only">{name}</span>
