import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sideCard } from '../../../directory/detail/detail-page.tsx'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { Price } from '../../../directory/price.tsx'
import type { StayQuote } from '../../../deals/bookings/for-areas.server.ts'
import {
  bookQuery,
  dateTexts,
  dayTexts,
  NotHere,
  PriceList,
  wishProblemTexts,
} from '../../../deals/bookings/for-area-pages.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { Button, buttonClass } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { guestChoices, guestCounts, nightsOf, type StayProblems, problemsOf, type Stay } from './stay.ts'

const guestLabels: Readonly<Record<Stay['guests'], MessageDescriptor>> = {
  '1-adult': msg`1 Adult`,
  '2-adults': msg`2 Adults`,
  '2-adults-1-child': msg`2 Adults 1 Child`,
  '2-adults-2-children': msg`2 Adults 2 Children`,
}
const words: Readonly<
  Record<NonNullable<StayProblems['checkIn'] | StayProblems['checkOut']>, MessageDescriptor>
> = {
  missing: dayTexts.missing,
  past: dayTexts.passed,
  notAfter: dateTexts.reversed,
  tooLong: dateTexts.long,
}
const noStay: Stay = { checkIn: '', checkOut: '', guests: guestChoices[0] }

/**
 * Dates, guests and the price of the nights. A plain GET form whose answer is this page with the price; with scripts
 * the price follows the fields.
 * @param stay what the address asks for
 * @param today the islands' date
 * @param roomId the first room type that can be booked
 */
export function BookingBox({
  listing: { href, price, contact },
  stay: asked,
  today,
  roomId,
  quote,
}: {
  listing: Pick<Detail, 'href' | 'price' | 'contact'>
  stay: Stay | null
  today: string
  roomId: number | undefined
  /** What the stay of the address costs; null: it asks for none. */
  quote: StayQuote | null
}) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const [stay, setStay] = useState(asked ?? noStay)
  const [checked, setChecked] = useState(asked !== null)
  const problems = checked ? problemsOf(stay, today) : {}
  const isFine = checked && Object.keys(problems).length === 0
  const nights = nightsOf(stay, today)

  const isQuoted = quote !== null && asked !== null && sameStay(stay, asked)
  const request = bookAddress(href, stay, isQuoted && 'of' in quote ? quote.of : undefined)

  const look = (at: Stay) =>
    navigate(`?${new URLSearchParams(at).toString()}`, { replace: true, preventScrollReset: true })
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const next = { ...stay, [target.name]: target.value }
    setStay(next)
    if (roomId !== undefined && nightsOf(next, today) > 0) void look(next)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const [wrong] = Object.keys(problemsOf(stay, today))
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)!.focus()
    void (!wrong && roomId !== undefined ? navigate(request) : look(stay))
  }
  const problem = (field: keyof StayProblems) => problems[field] && i18n._(words[problems[field]])

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
      <div aria-live="polite">
        {isQuoted ? (
          <Quote quote={quote} />
        ) : (
          price &&
          nights > 0 && (
            <p className="flex justify-between gap-4 font-semibold">
              <Plural value={nights} one="# night" other="# nights" />
              <span className="tabular-nums">{formatMoney(nights * price.cents, i18n.locale)}</span>
            </p>
          )
        )}
      </div>
      <Button type="submit" tone="action" size="lg" wide>
        <Trans>Book Now</Trans>
      </Button>
      <div role="status">
        {isFine &&
          (roomId === undefined ? (
            <>
              <NotHere contact={contact} />
              <Link to={`${href}/contact`} className="underline underline-offset-4">
                <Trans>Contact the hotel</Trans>
              </Link>
            </>
          ) : (
            <Link to={request} className={buttonClass({ tone: 'line', size: 'lg', wide: true })}>
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

const sameStay = (one: Stay, other: Stay) =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut && one.guests === other.guests

const bookAddress = (href: string, { checkIn, checkOut, guests }: Stay, of: number | undefined) =>
  bookQuery.address(`${href}/book`, {
    from: checkIn,
    until: checkOut,
    persons: String(guestCounts[guests]),
    of: of === undefined ? '' : String(of),
  })

/** The price of the cheapest free room, part by part, or why no room is free. */
function Quote({ quote }: { quote: StayQuote }) {
  const { i18n } = useLingui()
  // Of what is paid on the site, the form of the booking says how much.
  if ('price' in quote) return <PriceList price={quote.price} note={quote.isPrepaid ? null : undefined} />
  return <p className="text-sm text-danger">{i18n._(wishProblemTexts[quote.problem])}</p>
}
