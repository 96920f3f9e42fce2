import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import type { RefusedAnswer } from './refused-answer.ts'

/** When an interview is proposed for, by the clocks of the islands. */
export function InviteFields({ refused }: { refused: RefusedAnswer | undefined }) {
  const { t } = useLingui()
  const texts: Readonly<Record<string, string>> = {
    past: t`Choose a day and a time to come.`,
    far: t`Choose a day within a year.`,
    taken: t`You already have something at this time. Choose another.`,
  }
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={<Trans>Day</Trans>} error={texts[refused?.problem ?? '']}>
          <input type="date" name="day" defaultValue={refused?.day} />
        </Field>
        <Field label={<Trans context="of a day">Time</Trans>}>
          <input type="time" name="time" defaultValue={refused?.time} />
        </Field>
      </div>
      <p className="text-sm text-text-muted">
        <Trans>It takes up half an hour of your calendar, which is held until the applicant answers.</Trans>
      </p>
      <Button type="submit" tone="line">
        <Trans>Propose this time</Trans>
      </Button>
    </>
  )
}
