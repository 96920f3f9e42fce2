import { Trans, useLingui } from '@lingui/react/macro'
import { attributesOf, type Problems } from '../../../ground/forms/fields.ts'
import { Field } from '../../../ground/ui/field.tsx'
import { problemTexts } from '../requests/problem-texts.ts'
import type { RequestProblem } from '../requests/request.server.ts'
import { guestFields } from './book-fields.ts'
import { fieldTexts } from './field-texts.ts'
import type { GuestFields } from './read-ask.server.ts'

export type PersonFacts = {
  readonly needsNames: boolean
  readonly name: string
  /** When a guest without an account opened the form; null: they are logged in. */
  readonly opened: string | null
}
export type RefusedPerson = {
  readonly sent: GuestFields
  readonly problems: Problems<typeof guestFields> | null
  readonly problem: RequestProblem | null
}
/** What was typed on this page before another time was chosen. */
export type KeptGuestFields = Partial<GuestFields>

export const isOfNames = (problem: RequestProblem) => problem === 'names' || problem === 'long-name'

/** Who books, and what they say. */
export function PersonFields({
  loaded: { needsNames, name, opened },
  refused,
  kept,
}: {
  loaded: PersonFacts
  refused: RefusedPerson | undefined
  kept: KeptGuestFields
}) {
  const { i18n, t } = useLingui()
  const wrong = refused?.problem
  const typed = refused?.sent ?? kept
  const errorOf = (field: keyof typeof guestFields) => {
    const problem = refused?.problems?.[field]
    return problem && i18n._(fieldTexts[field][problem])
  }
  return (
    <>
      <Field label={t`Name`} error={errorOf('name')}>
        <input
          {...attributesOf(guestFields.name)}
          name="name"
          autoComplete="name"
          defaultValue={typed.name ?? name}
        />
      </Field>
      {opened !== null && (
        <Field
          label={t`Email`}
          error={errorOf('email')}
          hint={<Trans>We’ll email you a link. Open it to confirm your booking.</Trans>}
        >
          <input
            {...attributesOf(guestFields.email)}
            name="email"
            autoComplete="email"
            defaultValue={typed.email}
          />
        </Field>
      )}
      <Field label={t`Phone`} error={errorOf('phone')}>
        <input
          {...attributesOf(guestFields.phone)}
          name="phone"
          autoComplete="tel"
          defaultValue={typed.phone}
        />
      </Field>
      {needsNames && (
        <Field
          label={t`Names of all guests, one per line`}
          error={wrong && isOfNames(wrong) && i18n._(problemTexts[wrong])}
        >
          <textarea name="names" rows={3} defaultValue={typed.names} />
        </Field>
      )}
      <Field label={t`Message (optional)`} error={errorOf('message')}>
        <textarea
          {...attributesOf(guestFields.message)}
          name="message"
          rows={3}
          defaultValue={typed.message}
        />
      </Field>
    </>
  )
}
