import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEventHandler } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { GuardFields, type SenderProblem, SenderProblemNote } from '../../../ground/forms/guard-fields.tsx'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { PrepaidNote } from '../prices/prepaid-note.tsx'
import { PriceList } from '../prices/price-list.tsx'
import type { Price } from '../prices/prices.ts'
import { prepaidOf } from '../states/prepaid.ts'
import { ruleTexts } from '../bookables/rule-texts.ts'
import type { RuleName } from '../bookables/rules.ts'
import type { Choices } from './choices.server.ts'
import { problemTexts } from '../requests/problem-texts.ts'
import { isOfWish } from './wish-form.tsx'
import {
  isOfNames,
  type KeptGuestFields,
  type PersonFacts,
  PersonFields,
  type RefusedPerson,
} from './person-fields.tsx'

type AskFormData = PersonFacts & {
  readonly bookable: { readonly rule: RuleName; readonly confirmsAtOnce: boolean }
  /** How much of the price is paid on the site. */
  readonly prepaidPercent: number
  readonly choices: Choices
  readonly problem: string | null
  readonly formKey: string
  /** The booking requires an account, and the visitor is not logged in. */
  readonly needsLogin: boolean
  readonly login: string
}
type RefusedRequest = RefusedPerson & {
  readonly sender: SenderProblem | null
  readonly opened: string | null
  readonly formKey: string
}

/** Whether one can wait for a place in what is full. */
export const isForWaiting = ({ kind }: Choices) => kind === 'seat' || kind === 'session'

/** The price, the cancellation rule, and the fields about the guest. */
export function AskForm({
  loaded,
  price,
  refused,
  kept,
  onInput,
}: {
  loaded: AskFormData
  price: Price
  refused: RefusedRequest | undefined
  kept: KeptGuestFields
  onInput: FormEventHandler<HTMLFormElement>
}) {
  const { i18n } = useLingui()
  const { bookable, choices, problem, formKey, opened, needsLogin, login, prepaidPercent } = loaded
  const isFull = problem === 'taken'
  const { totalCents } = price
  const prepaidCents = prepaidOf({ totalCents, prepaidPercent })
  const prices = (
    <PriceList price={price} note={<PrepaidNote cents={prepaidCents} totalCents={totalCents} />} />
  )
  const charge = (
    <Charge prepaidCents={prepaidCents} isAtOnce={bookable.confirmsAtOnce && !isFull} isWaiting={isFull} />
  )
  const busy = useNavigation().formMethod === 'POST'
  if (isFull && !isForWaiting(choices)) return null
  if (needsLogin)
    return (
      <div className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
        {prices}
        {price.totalCents > 0 && <p>{i18n._(ruleTexts[bookable.rule])}</p>}
        <Link to={login} className={buttonClass({ tone: 'action', size: 'lg' })}>
          <Trans>Log in to book</Trans>
        </Link>
        {charge}
      </div>
    )
  const wrong = refused?.problem
  return (
    <Form
      method="post"
      noValidate
      onInput={onInput}
      className="grid gap-4 rounded-xl bg-surface p-6 shadow-md"
    >
      <input type="hidden" name="formKey" value={refused?.formKey ?? formKey} />
      <input type="hidden" name="shownCents" value={price.totalCents} />
      {isFull && <input type="hidden" name="mayWait" value="on" />}
      {choices.kind !== 'visit' && prices}
      {price.totalCents > 0 && <p>{i18n._(ruleTexts[bookable.rule])}</p>}
      {wrong && !isOfWish(wrong) && !isOfNames(wrong) && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
          {i18n._(problemTexts[wrong])}
        </p>
      )}
      <PersonFields loaded={loaded} refused={refused} kept={kept} />
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
      {charge}
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

/** What a press costs: where the place is had at once, it is paid next. No owner is asked about the waiting list. */
function Charge({
  prepaidCents,
  isAtOnce,
  isWaiting,
}: {
  prepaidCents: number
  isAtOnce: boolean
  isWaiting: boolean
}) {
  const { i18n } = useLingui()
  const amount = formatMoney(prepaidCents, i18n.locale)
  return (
    <div className="grid gap-1 text-center text-sm text-text-muted">
      {prepaidCents > 0 && isAtOnce ? (
        <p>
          <Trans>Next you pay {amount}. The page of your booking says until when your place is held.</Trans>
        </p>
      ) : (
        <p>
          <Trans>You won't be charged yet</Trans>
        </p>
      )}
      {prepaidCents > 0 && !isAtOnce && (
        <p>
          {isWaiting ? (
            <Trans>
              If a spot opens up and you accept it, you pay {amount}. The page of your booking says until when
              your place is held.
            </Trans>
          ) : (
            <Trans>
              Once the owner agrees, you pay {amount}. The page of your booking says until when your place is
              held.
            </Trans>
          )}
        </p>
      )}
    </div>
  )
}
