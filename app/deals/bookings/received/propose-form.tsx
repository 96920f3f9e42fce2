import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import type { Choices } from '../book/choices.server.ts'
import { problemTexts } from '../requests/problem-texts.ts'
import { TimeFields } from '../book/time-fields.tsx'
import { nothingTyped } from '../book/wish-of.ts'
import { isOfWish } from '../book/wish-form.tsx'
import type { RequestProblem } from '../requests/request.server.ts'
import { momentText } from '../../../ground/i18n/format.ts'
import { fieldOf } from '../places/wish.ts'
import type { RefusedAnswer } from './refused-answer.ts'
import { longest } from '../requests/longest.ts'

/** Another time for a booking: what is free, and words for the guest. */
export function ProposeForm({ choices, refused }: { choices: Choices; refused: RefusedAnswer | undefined }) {
  const { i18n, t } = useLingui()
  const problem = refused?.problem as RequestProblem | undefined
  const wrong = problem && isOfWish(problem) ? problem : null
  const typed = refused?.proposal ?? nothingTyped
  const errorAt = (...fields: readonly string[]) =>
    wrong && fields.includes(fieldOf(wrong, typed)) ? i18n._(problemTexts[wrong]) : undefined
  return (
    <>
      {choices.kind === 'visit' ? (
        <Field label={t`Time`} error={wrong && i18n._(problemTexts[wrong])}>
          <select name="time" defaultValue={typed.time[0]}>
            {choices.slots.map((slot) => (
              <option key={slot.toISOString()} value={slot.toISOString()}>
                {momentText(slot, i18n.locale)}
              </option>
            ))}
          </select>
        </Field>
      ) : (
        <TimeFields choices={choices} typed={typed} errorAt={errorAt} />
      )}
      {problem === 'persons' && <p className="text-sm text-danger">{i18n._(problemTexts.persons)}</p>}
      {problem === 'not-bookable' && (
        <p className="text-sm text-danger">{i18n._(problemTexts['not-bookable'])}</p>
      )}
      <Field label={<Trans>Message to the guest (optional)</Trans>}>
        <textarea name="words" rows={2} maxLength={longest.ownerWords} defaultValue={refused?.words} />
      </Field>
      <Button type="submit" tone="line">
        <Trans>Send the proposal</Trans>
      </Button>
    </>
  )
}
