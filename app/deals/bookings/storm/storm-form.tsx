import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { TooLong } from '../../../ground/ui/length-note.tsx'
import { Note } from '../../../people/settings/note.tsx'
import type { StormDays, StormProblem } from './storm-days.ts'
import type { StormWordsProblem } from './storm-words.ts'
import { longest } from '../requests/longest.ts'

const problemTexts: Readonly<Record<StormProblem, MessageDescriptor>> = {
  malformed: msg`Choose valid dates.`,
  past: msg`These dates have passed. Choose later ones.`,
  reversed: msg`The last day is before the first. Change one of them.`,
  long: msg`Choose up to 31 days.`,
}

/**
 * In two presses: the first shows how many bookings there are on some days, the second tells those people.
 * @param count null: no days were chosen, or they are not valid
 * @param more what the first form asks beside the days
 */
export function StormForm({
  days,
  problem,
  count,
  told,
  wordsProblem,
  sentWords,
  more,
}: {
  days: StormDays
  problem: StormProblem | null
  count: number | null
  told: number | null
  wordsProblem: StormWordsProblem | null
  sentWords: string
  more?: ReactNode
}) {
  const { i18n, t } = useLingui()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <p className="text-text-muted">
        <Trans>
          Everyone with a booking on these days is notified, and can keep, move or cancel it free of charge.
          No one is marked as a no-show.
        </Trans>{' '}
        <Trans>Guests whose booking has already begun only get your message.</Trans>
      </p>
      {told !== null && (
        <Note tone="ok">
          <Plural
            value={told}
            one="# booking: the guest was notified."
            other="# bookings: the guests were notified."
          />
        </Note>
      )}
      <Form method="get" noValidate className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            label={t`First day`}
            error={problem && problem !== 'reversed' && i18n._(problemTexts[problem])}
          >
            <input type="date" name="from" defaultValue={days.from} />
          </Field>
          <Field label={t`Last day`} error={problem === 'reversed' && i18n._(problemTexts.reversed)}>
            <input type="date" name="until" defaultValue={days.until} />
          </Field>
        </div>
        {more}
        <Button type="submit" tone="line">
          <Trans>Show the bookings of these days</Trans>
        </Button>
      </Form>
      {count !== null && (
        <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
          <p role="status" className="text-xl font-semibold">
            <Plural value={count} one="# booking on these days" other="# bookings on these days" />
          </p>
          {count > 0 && (
            <Form method="post" noValidate className="grid gap-4">
              <Field
                label={t`Message to the guests`}
                error={
                  wordsProblem === 'long' ? (
                    <TooLong longest={longest.ownerWords} />
                  ) : (
                    wordsProblem && t`Say what will happen.`
                  )
                }
              >
                <textarea name="words" rows={3} maxLength={longest.ownerWords} defaultValue={sentWords} />
              </Field>
              <Button type="submit" tone="action" busy={isBusy}>
                <Trans>Notify everyone</Trans>
              </Button>
            </Form>
          )}
        </section>
      )}
    </>
  )
}
