import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { typeName } from '../create-listing/type-names.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { keepComposing } from '../ui/composing.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { type AskedListings, deskStates, listingsPath } from './desk-address.ts'
import { stateWords } from './state-words.ts'

type Props = { asked: AskedListings; kinds: readonly string[]; isOwnerKnown: boolean }

/** Looks through all listings. */
export function FilterForm({ asked: { kind, state, owner, q }, kinds, isOwnerKnown }: Props) {
  const { i18n, t } = useLingui()
  return (
    <Form
      key={`${kind}/${state}/${owner}/${q}`}
      role="search"
      action={listingsPath}
      className="mt-4 mb-5 flex flex-wrap items-center gap-3"
    >
      <div className="min-w-0 grow">
        <Field label={<Trans>Words of the title, or id</Trans>}>
          <input type="search" name="q" defaultValue={q} maxLength={100} onKeyDown={keepComposing} />
        </Field>
      </div>
      <div className="min-w-0 grow">
        <Field
          label={<Trans>Email address or id of the owner</Trans>}
          error={!isOwnerKnown && t`Nobody has this address.`}
        >
          <input
            type="search"
            name="owner"
            defaultValue={owner}
            maxLength={254}
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </div>
      <Field label={<Trans>Directory</Trans>}>
        <select name="kind" defaultValue={kind}>
          <option value="">
            <Trans>All</Trans>
          </option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {typeName(one, i18n)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={<Trans>State</Trans>}>
        <select name="state" defaultValue={state ?? ''}>
          <option value="">
            <Trans>All</Trans>
          </option>
          {deskStates.map((one) => (
            <option key={one} value={one}>
              {i18n._(stateWords[one])}
            </option>
          ))}
        </select>
      </Field>
      <Button type="submit">
        <Icon name="search" className="size-4.5" />
        <Trans>Search</Trans>
      </Button>
      <Link to={listingsPath} className={buttonClass({ tone: 'line' })}>
        <Trans>Reset Filters</Trans>
      </Link>
    </Form>
  )
}
