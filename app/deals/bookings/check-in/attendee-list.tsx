import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { Form } from 'react-router'
import { formatDate } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { TicketUse } from '../moves/tickets.server.ts'
import type { Attendee } from './find-attendees.server.ts'
import { Scanner } from './scanner.tsx'
import { ticketCode } from './ticket-code.ts'
import { TicketAnswer } from './ticket-answer.tsx'
import { useTickets } from './use-tickets.ts'

type Props = {
  readonly owner: string
  readonly placeId: number
  readonly attendees: readonly Attendee[]
  readonly answer: { readonly used: TicketUse; readonly code: string } | undefined
}

/**
 * Everyone with a seat, each with a tick. With scripts what is ticked, typed or scanned counts here at once, and is sent
 * as soon as there is a connection.
 */
export function AttendeeList({ owner, placeId, attendees, answer }: Props) {
  const { t } = useLingui()
  const { waiting, use, forget } = useTickets(owner, placeId)
  const isWaiting = new Set(waiting.flatMap(({ id, refusal }) => (refusal ? [] : [id])))
  const nameOf = (code: string) => attendees.find((one) => one.code === code)?.name ?? code

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = ticketCode(String(new FormData(form).get('code') ?? ''))
    if (code) use(code)
    form.reset()
  }

  return (
    <>
      <Scanner onCode={(text) => use(ticketCode(text))} />
      <Form method="post" onSubmit={submit} preventScrollReset className="flex gap-3 print:hidden">
        <div className="min-w-0 grow">
          <Field label={t`Ticket code`}>
            <input name="code" maxLength={40} autoComplete="off" autoCapitalize="characters" />
          </Field>
        </div>
        <Button type="submit" tone="action">
          <Trans>Admit</Trans>
        </Button>
      </Form>
      <div role="status" className="grid gap-2">
        {answer && waiting.length === 0 && <TicketAnswer use={answer.used} name={nameOf(answer.code)} />}
        {waiting.map(
          ({ id, refusal }) =>
            refusal && (
              <div key={id} className="flex flex-wrap items-center gap-2">
                <TicketAnswer
                  use={{ isValid: false, usedAt: refusal.usedAt === null ? null : new Date(refusal.usedAt) }}
                  name={nameOf(id)}
                />
                <Button tone="ghost" size="sm" onClick={() => forget(id)}>
                  <Trans>Close</Trans>
                </Button>
              </div>
            ),
        )}
        {isWaiting.size > 0 && (
          <p className="text-warn">
            <Trans>Waiting to be sent: {isWaiting.size}</Trans>
          </p>
        )}
        {waiting.some(({ refusal, isStored }) => !refusal && !isStored) && (
          <p className="text-warn">
            <Trans>Keep this page open: this browser can’t store them.</Trans>
          </p>
        )}
      </div>
      {attendees.length === 0 && (
        <p className="text-text-muted">
          <Trans>No one has a seat yet.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
        {attendees.map((one) => (
          <Seat key={one.code} attendee={one} isWaiting={isWaiting.has(one.code)} onSubmit={submit} />
        ))}
      </ul>
    </>
  )
}

function Seat({
  attendee: { code, name, number, usedAt },
  isWaiting,
  onSubmit,
}: {
  attendee: Attendee
  isWaiting: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}) {
  const { i18n } = useLingui()
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        <span className="text-sm text-text-muted">{number}</span>
      </p>
      {usedAt || isWaiting ? (
        <p className="flex items-center gap-2 text-success">
          <Icon name="check" className="size-4.5" />
          {usedAt ? formatDate(usedAt, i18n.locale, { timeStyle: 'short' }) : <Trans>In</Trans>}
        </p>
      ) : (
        <Form method="post" onSubmit={onSubmit} preventScrollReset className="print:hidden">
          <input type="hidden" name="code" value={code} />
          <Button type="submit" tone="line" size="sm">
            <Trans>Admit</Trans> <span className="sr-only">{name}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
