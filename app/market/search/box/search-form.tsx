import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { SearchQuery } from '../search-query.ts'
import { SearchField } from './search-field.tsx'

/** What and on which island. Works without script. */
export function SearchForm({ q, island }: Partial<SearchQuery>) {
  const { t } = useLingui()
  const submit = useSubmit()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const stated = new FormData(event.currentTarget)
    if (!stated.get('island')) stated.delete('island')
    void submit(stated, { action: '/search' })
  }
  return (
    <Form
      action="/search"
      role="search"
      onSubmit={onSubmit}
      className="grid grid-cols-[1fr_auto] gap-2 px-0.5 pt-1.5 pb-0.5 max-sm:*:first:col-span-2 max-[18rem]:grid-cols-1 max-[18rem]:*:first:col-span-1 sm:grid-cols-[1fr_12rem_auto]"
    >
      <SearchField q={q} />
      <Field label={<Trans>Island</Trans>} tone="soft">
        <select key={island} name="island" defaultValue={island ?? ''}>
          <option value="">{t`All Islands`}</option>
          <option value="saipan">{t`Saipan`}</option>
          <option value="tinian">{t`Tinian`}</option>
          <option value="rota">{t`Rota`}</option>
        </select>
      </Field>
      <Button type="submit" tone="action" size="lg">
        <Icon name="search" />
        <Trans>Search</Trans>
      </Button>
    </Form>
  )
}
