import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { formatDate } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { checkInAddress } from '../check-in/addresses.ts'
import { changeProblemTexts } from './change-texts.ts'
import type { DayItem } from './find-day.server.ts'
import type { RefusedChange } from './refused-change.ts'

type Props = { readonly item: DayItem; readonly day: string; readonly refused: RefusedChange | undefined }

/** Something that can be booked on a day: what is left of it, and what its owner can do with it. */
export function DayItemCard({ item, day, refused }: Props) {
  const { i18n } = useLingui()
  const { title, place, left, isClosed } = item
  const time = place && formatDate(place.startsAt, i18n.locale, { timeStyle: 'short' })
  const sent = (op: string) => (refused?.op === op ? refused : undefined)
  return (
    <div className="grid gap-2 rounded-md bg-surface p-3 shadow-sm">
      <h3 className="font-semibold wrap-anywhere">
        {time && `${time} · `}
        {title}
      </h3>
      <p className="text-sm text-text-muted">
        {place?.isCancelled ? (
          <Trans>Called off</Trans>
        ) : isClosed ? (
          <Trans context="day">Closed</Trans>
        ) : (
          left !== null && <Plural value={left} one="# left" other="# left" />
        )}
      </p>
      {!place?.isCancelled && (
        <Opening title={<Trans context="calendar">Block</Trans>} isOpen={Boolean(sent('block'))}>
          <BlockForm item={item} day={day} refused={sent('block')} />
        </Opening>
      )}
      {place && !place.isCancelled && (
        <>
          <Opening title={<Trans>Move to another time</Trans>} isOpen={Boolean(sent('move'))}>
            <MoveForm item={item} day={day} refused={sent('move')} />
          </Opening>
          <Opening title={<Trans>Call off</Trans>} isOpen={Boolean(sent('call-off'))}>
            <ItemForm item={item} day={day} op="call-off">
              <p className="text-sm text-text-muted">
                <Trans>All bookings for this time are canceled, and everyone is notified.</Trans>
              </p>
              {sent('call-off')?.problem && (
                <p className="text-sm text-danger">{i18n._(changeProblemTexts.taken)}</p>
              )}
              <Button type="submit" tone="line">
                <Trans>Call off and notify everyone</Trans>
              </Button>
            </ItemForm>
          </Opening>
          {item.kind === 'seat' && (
            <Link
              to={checkInAddress(place.id)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <Trans context="event">Check-in</Trans>
            </Link>
          )}
        </>
      )}
    </div>
  )
}

const Opening = ({ title, isOpen, children }: { title: ReactNode; isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen}>
    <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">{title}</summary>
    <div className="pt-1 pb-2">{children}</div>
  </details>
)

const ItemForm = ({
  item: { key, bookableId, place },
  day,
  op,
  children,
}: {
  item: DayItem
  day: string
  op: string
  children: ReactNode
}) => (
  <Form method="post" noValidate preventScrollReset className="grid gap-3">
    <input type="hidden" name="op" value={op} />
    <input type="hidden" name="key" value={key} />
    <input type="hidden" name="day" value={day} />
    <input type="hidden" name="of" value={bookableId} />
    {place && <input type="hidden" name="place" value={place.id} />}
    {children}
  </Form>
)

function BlockForm({ item, day, refused }: Props) {
  const { i18n, t } = useLingui()
  const { kind } = item
  const sent = refused?.sent ?? {}
  const errorAt = (problem: string) =>
    refused?.problem === problem ? i18n._(changeProblemTexts[refused.problem]) : undefined
  return (
    <ItemForm item={item} day={day} op="block">
      <input type="hidden" name="formKey" value={refused?.problem ? sent.formKey : item.formKey} />
      {kind === 'stay' && (
        <Field label={t`Last night`} error={errorAt('until')}>
          <input type="date" name="until" defaultValue={sent.until ?? day} />
        </Field>
      )}
      {kind === 'visit' ? (
        <div className="grid grid-cols-2 gap-3">
          <Field label={t`From`} error={errorAt('time')}>
            <input type="time" name="from" defaultValue={sent.from} />
          </Field>
          <Field label={t`Until`}>
            <input type="time" name="until" defaultValue={sent.until} />
          </Field>
        </div>
      ) : (
        <Field
          label={kind === 'stay' ? t`Rooms` : t({ message: 'Places', context: 'number' })}
          error={errorAt('quantity')}
        >
          <input name="quantity" inputMode="numeric" maxLength={6} defaultValue={sent.quantity ?? '1'} />
        </Field>
      )}
      <Field label={t`Note (optional)`} hint={<Trans>Such as “booked by phone”. Only you see it.</Trans>}>
        <input name="note" maxLength={200} defaultValue={sent.note} />
      </Field>
      <Button type="submit" tone="line">
        <Trans context="calendar">Block</Trans>
      </Button>
    </ItemForm>
  )
}

function MoveForm({ item, day, refused }: Props) {
  const { i18n, t } = useLingui()
  const sent = refused?.sent ?? {}
  return (
    <ItemForm item={item} day={day} op="move">
      <div className="grid grid-cols-2 gap-3">
        <Field label={t`Day`} error={refused?.problem && i18n._(changeProblemTexts[refused.problem])}>
          <input type="date" name="date" defaultValue={sent.date ?? day} />
        </Field>
        <Field label={t`Starts at`}>
          <input type="time" name="time" defaultValue={sent.time} />
        </Field>
      </div>
      <p className="text-sm text-text-muted">
        <Trans>Everyone with a booking keeps their place, is notified, and can cancel free of charge.</Trans>
      </p>
      <Button type="submit" tone="line">
        <Trans>Move and notify everyone</Trans>
      </Button>
    </ItemForm>
  )
}
