import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { ChoiceField } from '../../ground/ui/choice-field.tsx'
import { keepComposing } from '../../ground/ui/composing.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { type DeskQuery, deskStates, listingsPath } from './desk-query.ts'
import { stateLabels } from './state-labels.ts'

type Props = {
  query: DeskQuery
  directories: readonly { value: string; label: string }[]
  isOwnerKnown: boolean
}

/** Looks through all listings. */
export function FilterForm({ query: { kind, state, owner, q }, directories, isOwnerKnown }: Props) {
  const { i18n, t } = useLingui()
  return (
    <Form
      key={`${kind}/${state}/${owner}/${q}`}
      role="search"
      action={listingsPath}
      className="mt-4 mb-5 flex flex-wrap items-center gap-3"
    >
      <div className="min-w-0 grow">
        <Field label={<Trans>Words in the title, or id</Trans>}>
          <input type="search" name="q" defaultValue={q} maxLength={100} onKeyDown={keepComposing} />
        </Field>
      </div>
      <div className="min-w-0 grow">
        <Field
          label={<Trans>Email address or id of the owner</Trans>}
          error={!isOwnerKnown && t`No one has this address.`}
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
      <ChoiceField label={<Trans>Directory</Trans>} name="kind" options={directories} chosen={kind} />
      <ChoiceField
        label={<Trans>State</Trans>}
        name="state"
        options={deskStates.map((one) => ({ value: one, label: i18n._(stateLabels[one]) }))}
        chosen={state}
      />
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
