import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { momentText } from '../../../ground/i18n/format.ts'
import type { Nearest } from '../places/nearest.server.ts'
import type { RequestProblem } from '../requests/request.server.ts'
import { fieldOf, type WishProblem } from '../requests/wish.ts'
import type { Choices } from './choices.server.ts'
import { problemTexts } from './problem-texts.ts'
import { Chosen, dayText } from './time-fields.tsx'
import type { Typed } from './wish-of.ts'

type Loaded = {
  readonly typed: Typed
  readonly choices: Choices
  readonly problem: WishProblem | null
  readonly nearest: readonly Nearest[]
  readonly bookable: { readonly id: number }
}

const ofWish: ReadonlySet<RequestProblem> = new Set([
  'malformed',
  'past',
  'reversed',
  'long',
  'far',
  'short',
  'arrival',
  'closed',
  'persons',
  'early',
  'late',
  'cancelled',
  'gone',
  'taken',
] satisfies WishProblem[])
export const isOfWish = (problem: RequestProblem): problem is WishProblem => ofWish.has(problem)

/** When, and for how many: a form whose answer is this page with the price. */
export function WishForm({
  loaded: { typed, choices, problem, nearest, bookable },
  refused,
}: {
  loaded: Loaded
  refused: RequestProblem | null
}) {
  const { i18n, t } = useLingui()
  const wrong = refused && isOfWish(refused) ? refused : problem
  const errorAt = (...fields: readonly ReturnType<typeof fieldOf>[]) =>
    wrong && fields.includes(fieldOf(wrong)) ? i18n._(problemTexts[wrong]) : undefined
  return (
    <Form method="get" noValidate className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <input type="hidden" name="of" value={bookable.id} />
      <Chosen choices={choices} typed={typed} errorAt={errorAt} />
      <Field label={t`People`} error={errorAt('persons')}>
        <input name="persons" inputMode="numeric" defaultValue={typed.persons || '1'} />
      </Field>
      {nearest.length > 0 && (
        <div role="status">
          <p className="font-semibold">
            <Trans>Available nearby:</Trans>
          </p>
          <ul>
            {nearest.map((one) => (
              <li key={addressOf(one)}>
                <Link
                  to={`?of=${bookable.id}&persons=${typed.persons}&${addressOf(one)}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {one.dates
                    ? `${dayText(one.dates.from, i18n.locale)} – ${dayText(one.dates.until, i18n.locale)}`
                    : momentText(one.startsAt!, i18n.locale)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button type="submit" tone="line" size="lg">
        <Trans>Show the price</Trans>
      </Button>
    </Form>
  )
}

const addressOf = ({ dates, placeId, startsAt }: Nearest) =>
  dates
    ? `from=${dates.from}&until=${dates.until}`
    : placeId === null
      ? `time=${startsAt!.toISOString()}`
      : `place=${placeId}`
