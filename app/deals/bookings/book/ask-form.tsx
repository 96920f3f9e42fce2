import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { GuardFields, type SenderProblem, SenderProblemNote } from '../../../ground/forms/guard-fields.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { PriceList } from '../prices/price-list.tsx'
import type { Price } from '../prices/prices.ts'
import type { RequestProblem } from '../requests/request.server.ts'
import { ruleTexts } from '../moves/rule-texts.ts'
import type { RuleName } from '../moves/rules.ts'
import type { Choices } from './choices.server.ts'
import type { Sent } from './read-ask.server.ts'
import { problemTexts } from '../requests/problem-texts.ts'
import { isOfWish } from './wish-form.tsx'
import { longest } from '../requests/longest.ts'

type Loaded = {
  readonly bookable: { readonly rule: RuleName; readonly confirmsAtOnce: boolean }
  readonly needsNames: boolean
  readonly choices: Choices
  readonly problem: string | null
  readonly name: string
  readonly formKey: string
  /** When a guest without an account opened the form; null: they are logged in. */
  readonly opened: string | null
  /** The booking requires an account, and the visitor is not logged in. */
  readonly needsLogin: boolean
  readonly login: string
}
type Refused = {
  readonly sent: Sent
  readonly missing: { readonly name: boolean; readonly phone: boolean; readonly email: boolean }
  readonly sender: SenderProblem | null
  readonly opened: string | null
  readonly problem: RequestProblem | null
  readonly formKey: string
}

const isOfNames = (problem: RequestProblem) => problem === 'names' || problem === 'long-name'

/** The price, the cancellation rule, and the fields about the guest. */
export function AskForm({
  loaded: { bookable, needsNames, choices, problem, name, formKey, opened, needsLogin, login },
  price,
  refused,
}: {
  loaded: Loaded
  price: Price
  refused: Refused | undefined
}) {
  const { i18n, t } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  const isFull = problem === 'taken'
  const mayWait = choices.kind === 'seat' || choices.kind === 'session'
  if (isFull && !mayWait) return null
  if (needsLogin)
    return (
      <div className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
        <PriceList price={price} />
        {price.totalCents > 0 && <p>{i18n._(ruleTexts[bookable.rule])}</p>}
        <Link to={login} className={buttonClass({ tone: 'action', size: 'lg' })}>
          <Trans>Log in to book</Trans>
        </Link>
        <NotCharged />
      </div>
    )
  const wrong = refused?.problem
  return (
    <Form method="post" noValidate className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <input type="hidden" name="formKey" value={refused?.formKey ?? formKey} />
      <input type="hidden" name="shownCents" value={price.totalCents} />
      {isFull && <input type="hidden" name="mayWait" value="on" />}
      <PriceList price={price} />
      {price.totalCents > 0 && <p>{i18n._(ruleTexts[bookable.rule])}</p>}
      {wrong && !isOfWish(wrong) && !isOfNames(wrong) && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
          {i18n._(problemTexts[wrong])}
        </p>
      )}
      <Field label={t`Name`} error={refused?.missing.name && t`Write your name.`}>
        <input
          name="name"
          maxLength={longest.name}
          autoComplete="name"
          defaultValue={refused?.sent.name ?? name}
        />
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
            defaultValue={refused?.sent.email}
          />
        </Field>
      )}
      <Field label={t`Phone`} error={refused?.missing.phone && t`Write a phone number.`}>
        <input
          type="tel"
          name="phone"
          maxLength={longest.phone}
          autoComplete="tel"
          defaultValue={refused?.sent.phone}
        />
      </Field>
      {needsNames && (
        <Field
          label={t`Names of all guests, one per line`}
          error={wrong && isOfNames(wrong) && i18n._(problemTexts[wrong])}
        >
          <textarea name="names" rows={3} defaultValue={refused?.sent.names} />
        </Field>
      )}
      <Field label={t`Message (optional)`}>
        <textarea
          name="message"
          rows={3}
          maxLength={longest.guestWords}
          defaultValue={refused?.sent.message}
        />
      </Field>
      {opened !== null && <GuardFields opened={refused?.opened ?? opened} />}
      {refused?.sender && <SenderProblemNote problem={refused.sender} />}
      <Button type="submit" tone="action" size="lg" busy={busy}>
        {isFull ? (
          <Trans>Join the waiting list</Trans>
        ) : bookable.confirmsAtOnce ? (
          <Trans>Book now</Trans>
        ) : (
          <Trans>Send request</Trans>
        )}
      </Button>
      <NotCharged />
      {opened !== null && (
        <Link
          to={login}
          className="inline-flex min-h-11 items-center justify-center underline underline-offset-4"
        >
          <Trans>Log in to book with your account</Trans>
        </Link>
      )}
    </Form>
  )
}

const NotCharged = () => (
  <p className="text-center text-sm text-text-muted">
    <Trans>You won't be charged yet</Trans>
  </p>
)
