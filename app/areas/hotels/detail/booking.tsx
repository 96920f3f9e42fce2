import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sideCard } from '../../../directory/detail/detail-page.tsx'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { Price } from '../../../directory/price.tsx'
import { NotHere } from '../../../deals/bookings/book/book-button.tsx'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { guestChoices, guestCounts, nightsOf, type Problems, problemsOf, type Stay } from './stay.ts'

const guestLabels: Readonly<Record<Stay['guests'], MessageDescriptor>> = {
  '1-adult': msg`1 Adult`,
  '2-adults': msg`2 Adults`,
  '2-adults-1-child': msg`2 Adults 1 Child`,
  '2-adults-2-children': msg`2 Adults 2 Children`,
}
const words: Readonly<Record<NonNullable<Problems['checkIn'] | Problems['checkOut']>, MessageDescriptor>> = {
  missing: msg`Choose a date.`,
  past: msg`This day has passed. Choose today or a later day.`,
  notAfter: msg`Check-out has to be after check-in.`,
  tooLong: msg`You can book a stay of up to 90 nights.`,
}
const noStay: Stay = { checkIn: '', checkOut: '', guests: guestChoices[0] }

/**
 * Dates, guests and what the nights cost. A plain GET form whose answer is this page with the price; with script the
 * price follows the fields.
 * @param stay what the address asks for
 * @param today the islands' date
 * @param room the first room type that can be booked
 */
export function BookingBox({
  listing: { href, price, contact },
  stay: asked,
  today,
  room,
}: {
  listing: Pick<Detail, 'href' | 'price' | 'contact'>
  stay: Stay | null
  today: string
  room: number | undefined
}) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const [stay, setStay] = useState(asked ?? noStay)
  const [checked, setChecked] = useState(asked !== null)
  const problems = checked ? problemsOf(stay, today) : {}
  const isFine = checked && Object.keys(problems).length === 0
  const nights = nightsOf(stay, today)

  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setStay({ ...stay, [target.name]: target.value })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const [wrong] = Object.keys(problemsOf(stay, today))
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)!.focus()
    void navigate(`?${new URLSearchParams(stay).toString()}`, { replace: true, preventScrollReset: true })
  }
  const problem = (field: keyof Problems) => problems[field] && i18n._(words[problems[field]])

  return (
    <form
      id="booking"
      action={`${href}#booking`}
      noValidate
      onSubmit={submit}
      className={`${sideCard} grid scroll-mt-(--header-height) gap-2.5`}
    >
      {price && (
        <p className="mb-2 text-3xl">
          <Price price={price} />
        </p>
      )}
      <Field label={t`Check-in`} error={problem('checkIn')}>
        <input type="date" name="checkIn" min={today} value={stay.checkIn} onChange={change} />
      </Field>
      <Field label={t`Check-out`} error={problem('checkOut')}>
        <input
          type="date"
          name="checkOut"
          min={stay.checkIn || today}
          value={stay.checkOut}
          onChange={change}
        />
      </Field>
      <Field label={t`Guests`}>
        <select name="guests" value={stay.guests} onChange={change}>
          {guestChoices.map((choice) => (
            <option key={choice} value={choice}>
              {i18n._(guestLabels[choice])}
            </option>
          ))}
        </select>
      </Field>
      <p aria-live="polite" className="flex justify-between gap-4 font-semibold">
        {price && nights > 0 && (
          <>
            <span>
              <Plural value={nights} one="# night" other="# nights" />
            </span>
            <span className="tabular-nums">{formatMoney(nights * price.cents, i18n.locale)}</span>
          </>
        )}
      </p>
      <Button type="submit" tone="action" size="lg" wide>
        <Trans>Book Now</Trans>
      </Button>
      <div role="status">
        {isFine &&
          (room === undefined ? (
            <>
              <NotHere contact={contact} />
              <Link to={`${href}/contact`} className="underline underline-offset-4">
                <Trans>Contact the hotel</Trans>
              </Link>
            </>
          ) : (
            <Link
              to={`${href}/book?from=${stay.checkIn}&until=${stay.checkOut}&persons=${guestCounts[stay.guests]}`}
              className={buttonClass({ tone: 'line', size: 'lg', wide: true })}
            >
              <Trans>Continue to the request</Trans>
            </Link>
          ))}
      </div>
      <p className="text-center text-sm text-text-muted">
        <Trans>You won't be charged yet</Trans>
      </p>
    </form>
  )
}
