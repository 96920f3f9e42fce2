import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Disclosure } from '../../../ground/ui/disclosure.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { momentText } from '../../../ground/i18n/format.ts'
import type { OwnerMove, ReceivedBooking } from './load-received.server.ts'
import { wordsTexts } from '../moves/words-texts.ts'
import { ProposeForm } from './propose-form.tsx'
import type { RefusedAnswer } from './refused-answer.ts'
import { longest } from '../requests/longest.ts'

/** What an owner can do with a booking now, a form each. What can't be undone is behind a line that opens. */
export function Answers({
  loaded: { booking, terms, may, times, choices },
  refused,
}: {
  loaded: ReceivedBooking
  refused: RefusedAnswer | undefined
}) {
  const { i18n } = useLingui()
  const can = (name: OwnerMove) => may.includes(name)
  const of = (name: OwnerMove) => ({
    name,
    seen: booking.state,
    terms,
    refused: refused?.move === name ? refused : undefined,
  })
  if (may.length === 0) return null
  return (
    <section className="grid gap-3 rounded-xl bg-surface p-6 shadow-md print:hidden">
      {can('confirm') && (
        <MoveForm {...of('confirm')}>
          {times.length > 1 && (
            <Field label={<Trans>Time</Trans>}>
              <select name="time">
                {times.map((time) => (
                  <option key={time.toISOString()} value={time.toISOString()}>
                    {momentText(time, i18n.locale)}
                  </option>
                ))}
              </select>
            </Field>
          )}
          <Button type="submit" tone="action">
            <Trans>Confirm</Trans>
          </Button>
        </MoveForm>
      )}
      {can('confirm-change') && (
        <MoveForm {...of('confirm-change')}>
          <Button type="submit" tone="action">
            <Trans>Confirm the change</Trans>
          </Button>
        </MoveForm>
      )}
      {can('drop-change') && (
        <MoveForm {...of('drop-change')}>
          <Button type="submit" tone="line">
            <Trans>Decline the change</Trans>
          </Button>
        </MoveForm>
      )}
      {can('propose') && choices && (
        <Disclosure title={<Trans>Propose another time</Trans>} isOpen={refused?.move === 'propose'}>
          <MoveForm {...of('propose')}>
            <ProposeForm choices={choices} refused={refused?.move === 'propose' ? refused : undefined} />
          </MoveForm>
        </Disclosure>
      )}
      {can('decline') && (
        <Disclosure title={<Trans>Decline</Trans>} isOpen={refused?.move === 'decline'}>
          <MoveForm {...of('decline')} wordsLabel={<Trans>Message to the guest (optional)</Trans>}>
            <Button type="submit" tone="line">
              <Trans>Decline the request</Trans>
            </Button>
          </MoveForm>
        </Disclosure>
      )}
      {can('no-show') && (
        <Disclosure title={<Trans>The guest didn’t show up</Trans>} isOpen={refused?.move === 'no-show'}>
          <MoveForm {...of('no-show')}>
            <p>
              <Trans>The guest is told at once and can object once. You can’t undo this.</Trans>
            </p>
            <Button type="submit" tone="line">
              <Trans>Mark as a no-show</Trans>
            </Button>
          </MoveForm>
        </Disclosure>
      )}
      {can('write') && (
        <Disclosure title={<Trans>Write to the guest</Trans>} isOpen={refused?.move === 'write'}>
          <MoveForm {...of('write')} wordsLabel={<Trans>Message</Trans>}>
            <Button type="submit" tone="line">
              <Trans>Send message</Trans>
            </Button>
          </MoveForm>
        </Disclosure>
      )}
      {can('cancel-by-owner') && (
        <Disclosure title={<Trans>Cancel</Trans>} isOpen={refused?.move === 'cancel-by-owner'}>
          <MoveForm {...of('cancel-by-owner')} wordsLabel={<Trans>Why are you canceling?</Trans>}>
            <Button type="submit" tone="line">
              <Trans>Cancel the booking</Trans>
            </Button>
          </MoveForm>
        </Disclosure>
      )}
    </section>
  )
}

const isOfWords = (problem: string): problem is keyof typeof wordsTexts => problem in wordsTexts

function MoveForm({
  name,
  seen,
  terms,
  refused,
  wordsLabel,
  children,
}: {
  name: OwnerMove
  seen: string
  terms: string
  refused: RefusedAnswer | undefined
  wordsLabel?: ReactNode
  children: ReactNode
}) {
  const { i18n, t } = useLingui()
  return (
    <Form method="post" noValidate className="grid gap-3">
      <input type="hidden" name="move" value={name} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="terms" value={terms} />
      {wordsLabel && (
        <Field
          label={wordsLabel}
          error={
            (refused?.problem === 'words' && t`Tell the guest why.`) ||
            (refused && isOfWords(refused.problem) && i18n._(wordsTexts[refused.problem]))
          }
        >
          <textarea name="words" rows={2} maxLength={longest.ownerWords} defaultValue={refused?.words} />
        </Field>
      )}
      {children}
    </Form>
  )
}
