import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import type { NearestTime } from '../places/nearest.server.ts'
import type { RequestProblem } from '../requests/request.server.ts'
import { fieldOf, type WishProblem, wishProblems } from '../places/wish.ts'
import type { Choices } from './choices.server.ts'
import { NightCalendar } from './night-calendar.tsx'
import { problemTexts } from '../requests/problem-texts.ts'
import { SessionCalendar } from './session-calendar.tsx'
import { addressOfNearest, NearestText } from './nearest-times.tsx'
import { TimeFields } from './time-fields.tsx'
import { personsOf, type BookQuery } from './wish-of.ts'

type WishFormData = {
  readonly typed: BookQuery
  readonly choices: Choices
  readonly problem: WishProblem | null
  /** Of another field. */
  readonly alsoWrong?: WishProblem | null
  readonly nearest: readonly NearestTime[]
  readonly bookable: { readonly id: number }
}

const ofWish: ReadonlySet<RequestProblem> = new Set(wishProblems)
export const isOfWish = (problem: RequestProblem): problem is WishProblem => ofWish.has(problem)

/** When, and for how many: a form whose answer is this page with the price. */
export function WishForm({
  loaded: { typed, choices, problem, alsoWrong, nearest, bookable },
  refused,
  mayWait = false,
  onEdit,
}: {
  loaded: WishFormData
  refused: RequestProblem | null
  /** Whether one can wait for a place in what is full. */
  mayWait?: boolean
  /** Something else is being asked for than what the address has. */
  onEdit: () => void
}) {
  const { i18n, t } = useLingui()
  const wrong = refused && isOfWish(refused) ? [refused] : [problem, alsoWrong]
  const wordsOf = (about: WishProblem) => {
    if (about === 'taken' && mayWait && !refused)
      return t`This time is full. Join the waiting list, or choose another time.`
    return about === 'persons' && !(personsOf(typed) > 0)
      ? t`Enter how many people are coming.`
      : i18n._(problemTexts[about])
  }
  const errorAt = (...fields: readonly ReturnType<typeof fieldOf>[]) => {
    const about = wrong.find((one) => one && fields.includes(fieldOf(one, typed)))
    return about ? wordsOf(about) : undefined
  }
  const { from, until, place } = typed
  return (
    <Form
      method="get"
      noValidate
      preventScrollReset
      onInput={onEdit}
      className="grid gap-4 rounded-xl bg-surface p-4 shadow-md sm:p-6"
    >
      <input type="hidden" name="of" value={bookable.id} />
      <TimeFields key={`${from} ${until} ${place}`} choices={choices} typed={typed} errorAt={errorAt} />
      <Field label={t`People`} error={errorAt('persons')}>
        <input name="persons" inputMode="numeric" defaultValue={typed.persons || '1'} />
      </Field>
      {nearest.length > 0 && (
        <div role="status">
          <p className="font-semibold">
            <Trans>Available nearby:</Trans>
          </p>
          <ul>
            {nearest.map((one) => {
              const address = addressOfNearest(bookable.id, typed, one)
              return (
                <li key={address}>
                  <Link
                    to={address}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    <NearestText nearest={one} />
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      <Button type="submit" tone="line" size="lg">
        {choices.kind === 'visit' ? <Trans>Continue</Trans> : <Trans>Show the price</Trans>}
      </Button>
      {choices.kind === 'stay' && choices.calendar && (
        <NightCalendar calendar={choices.calendar} typed={typed} />
      )}
      {choices.kind === 'session' && choices.month && (
        <SessionCalendar month={choices.month} places={choices.places} chosen={place} />
      )}
    </Form>
  )
}
