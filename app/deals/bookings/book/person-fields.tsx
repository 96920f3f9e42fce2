import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../ground/ui/field.tsx'
import { longest } from '../requests/longest.ts'
import { problemTexts } from '../requests/problem-texts.ts'
import type { RequestProblem } from '../requests/request.server.ts'
import type { GuestFields } from './read-ask.server.ts'

export type PersonFacts = {
  readonly needsNames: boolean
  readonly name: string
  /** When a guest without an account opened the form; null: they are logged in. */
  readonly opened: string | null
}
export type RefusedPerson = {
  readonly sent: GuestFields
  readonly missing: { readonly name: boolean; readonly phone: boolean; readonly email: boolean }
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
  return (
    <>
      <Field label={t`Name`} error={refused?.missing.name && t`Write your name.`}>
        <input name="name" maxLength={longest.name} autoComplete="name" defaultValue={typed.name ?? name} />
      </Field>
      {opened !== null && (
        <Field
          label={t`Email`}
          error={refused?.missing.email && t`Write an email address, such as name@example.com.`}
          hint={<Trans>We’ll email you a link. Open it to confirm your booking.</Trans>}
        >
          <input
            type="email"
            name="email"
            maxLength={longest.email}
            autoComplete="email"
            defaultValue={typed.email}
          />
        </Field>
      )}
      <Field label={t`Phone`} error={refused?.missing.phone && t`Write a phone number.`}>
        <input
          type="tel"
          name="phone"
          maxLength={longest.phone}
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
      <Field label={t`Message (optional)`}>
        <textarea name="message" rows={3} maxLength={longest.guestWords} defaultValue={typed.message} />
      </Field>
    </>
  )
}
