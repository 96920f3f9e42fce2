import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { formatDay, momentsText } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Note } from '../../../people/settings/note.tsx'
import { receivedAddress } from '../addresses.ts'
import { bookedText } from '../booked-text.ts'
import { stateTexts } from '../states/state-texts.ts'
import { changeProblemTexts } from './change-texts.ts'
import { DayItemCard } from './day-item.tsx'
import type { FoundDay } from './find-day.server.ts'
import type { RefusedChange } from './refused-change.ts'

/** One day of an owner's calendar. */
export function DayAgenda({
  day,
  found: { bookings, blocks, items },
  refused,
}: {
  day: string
  found: FoundDay
  refused: RefusedChange | undefined
}) {
  const { i18n } = useLingui()
  const title = formatDay(day, i18n.locale, { dateStyle: 'full' })
  return (
    <section id="day" className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {refused?.problem === 'gone' && <Note tone="error">{i18n._(changeProblemTexts.gone)}</Note>}
      {refused?.problem === null && (
        <Note tone="error">
          <Trans>This is blocked now, but part of it was already booked. Existing bookings stay.</Trans>
        </Note>
      )}
      {bookings.length === 0 && (
        <p className="text-text-muted">
          <Trans>No bookings on this day.</Trans>
        </p>
      )}
      <ul className="grid gap-2">
        {bookings.map(({ number, guest, persons, title, name, state, startsAt, endsAt }) => (
          <li key={number}>
            <Link
              to={receivedAddress(number)}
              className="grid gap-0.5 rounded-md bg-surface p-3 shadow-sm hover:underline"
            >
              <span className="font-semibold wrap-anywhere">
                {guest} · <Trans>People: {persons}</Trans>
              </span>
              <span>{bookedText({ title, name }, i18n)}</span>
              <span className="text-sm text-text-muted">
                {momentsText(startsAt, endsAt, i18n.locale)} · {i18n._(stateTexts[state])}
              </span>
            </Link>
          </li>
        ))}
        {blocks.map((block) => (
          <li
            key={block.id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-surface-2 p-3"
          >
            <p className="min-w-0 wrap-anywhere">
              <strong>
                <Trans>Blocked</Trans>: {block.title} × {block.quantity}
              </strong>
              <span className="block text-sm text-text-muted">
                {momentsText(block.startsAt, block.endsAt, i18n.locale)}
              </span>
              {block.note && <span className="block">{block.note}</span>}
              {block.isFromOtherSite && (
                <span className="block">
                  <Trans>Booked on another site</Trans>
                </span>
              )}
              {block.hasConflict && (
                <span className="block text-danger">
                  <Trans>Conflict: part of this was already booked.</Trans>
                </span>
              )}
            </p>
            {!block.isFromOtherSite && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="op" value="unblock" />
                <input type="hidden" name="day" value={day} />
                <input type="hidden" name="block" value={block.id} />
                <Button type="submit" tone="ghost" size="sm">
                  <Trans>Open again</Trans> <span className="sr-only">{block.title}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {items.map((item) => (
        <DayItemCard
          key={item.key}
          item={item}
          day={day}
          refused={refused?.key === item.key ? refused : undefined}
        />
      ))}
    </section>
  )
}
