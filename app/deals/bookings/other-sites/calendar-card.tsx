import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { momentText } from '../../../ground/i18n/format.ts'
import type { findCalendars } from './calendars.server.ts'
import type { CalendarFailure } from './read-calendar.server.ts'

const failureTexts: Readonly<Record<CalendarFailure, MessageDescriptor>> = {
  address: msg`The address does not exist or is not public. Check it.`,
  unreachable: msg`Their site isn’t responding. We’ll try again.`,
  answer: msg`There is no calendar at this address, or we are not allowed to read it. Check it.`,
  large: msg`Their calendar is too large to read.`,
  format: msg`There is something other than a calendar at this address. Check it.`,
}

/** A connected site: our address for it, how reading theirs went, and what can be done. */
export function CalendarCard({
  calendar,
  origin,
}: {
  calendar: Awaited<ReturnType<typeof findCalendars>>[number]
  origin: string
}) {
  const { i18n, t } = useLingui()
  const { id, name, address, secret, goodAt, failure, conflicts } = calendar
  return (
    <li className="grid gap-3 rounded-xl bg-surface p-5 shadow-md">
      <h2 className="text-lg font-semibold wrap-anywhere">{name}</h2>
      <Field
        label={t`Our calendar, for ${name}`}
        hint={<Trans>Keep it secret: anyone who has it can see when the room is booked.</Trans>}
      >
        <input readOnly value={`${origin}/bookings/feeds/${secret}.ics`} />
      </Field>
      {address && (
        <div>
          <p className="text-sm wrap-anywhere">{t`Their calendar: ${address}`}</p>
          <p className="text-sm text-text-muted">
            {goodAt ? (
              <Trans>Last read {momentText(goodAt, i18n.locale)}</Trans>
            ) : (
              <Trans>Not read yet</Trans>
            )}
          </p>
          {failure && (
            <p role="alert" className="text-danger">
              {i18n._(failureTexts[failure])}{' '}
              {goodAt && <Trans>Until then, the nights we read last stay booked.</Trans>}
            </p>
          )}
          {conflicts > 0 && (
            <p className="text-danger">
              <Plural
                value={conflicts}
                one="# booking there overlaps one here. Check your calendar."
                other="# bookings there overlap bookings here. Check your calendar."
              />
            </p>
          )}
        </div>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <input type="hidden" name="calendar" value={id} />
        {address && (
          <Button type="submit" tone="line" size="sm" name="op" value="read">
            <Trans>Read now</Trans> <span className="sr-only">{name}</span>
          </Button>
        )}
        <Button type="submit" tone="line" size="sm" name="op" value="renew">
          <Trans>New secret address</Trans> <span className="sr-only">{name}</span>
        </Button>
        <Button type="submit" tone="ghost" size="sm" name="op" value="remove">
          <Trans>Remove</Trans> <span className="sr-only">{name}</span>
        </Button>
      </Form>
    </li>
  )
}
