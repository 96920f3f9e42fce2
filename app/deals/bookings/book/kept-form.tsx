import { Trans } from '@lingui/react/macro'
import type { FormEventHandler } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import type { NearestTime } from '../places/nearest.server.ts'
import { type KeptGuestFields, type PersonFacts, PersonFields, type RefusedPerson } from './person-fields.tsx'
import { addressOfNearest, NearestText } from './nearest-times.tsx'
import type { BookQuery } from './wish-of.ts'

type KeptFormData = PersonFacts & {
  readonly bookable: { readonly id: number }
  readonly nearest: readonly NearestTime[]
  readonly typed: BookQuery
}

/** What a guest typed for a time that they can't have: each of the times nearby takes it along. */
export const KeptForm = ({
  loaded,
  refused,
  kept,
  onInput,
}: {
  loaded: KeptFormData
  refused: RefusedPerson & { readonly formKey: string }
  kept: KeptGuestFields
  onInput: FormEventHandler<HTMLFormElement>
}) => (
  <Form method="post" noValidate onInput={onInput} className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
    <input type="hidden" name="formKey" value={refused.formKey} />
    <p>
      <Trans>What you wrote is still here. Choose another time.</Trans>
    </p>
    {loaded.nearest.length > 0 && (
      <p className="font-semibold">
        <Trans>Available nearby:</Trans>
      </p>
    )}
    {loaded.nearest.map((one) => (
      <Button
        key={addressOfNearest(loaded.bookable.id, loaded.typed, one)}
        type="submit"
        tone="line"
        formAction={addressOfNearest(loaded.bookable.id, loaded.typed, one)}
        name="op"
        value="look"
      >
        <NearestText nearest={one} />
      </Button>
    ))}
    <PersonFields loaded={loaded} refused={refused} kept={kept} />
  </Form>
)
