import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import type { ClosureReason } from '../../directory/hours/closure.ts'
import { attributesOf } from '../../ground/forms/fields.ts'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { hoursTexts } from './problem-texts.ts'
import { closureFields, type RefusedHours } from './special-hours-form.ts'

type Props = {
  closure: { readonly until: string; readonly why: ClosureReason | null } | null
  today: string
  /** The day that is chosen already, so that one press is enough. */
  suggested: string
  refused: RefusedHours | undefined
}

/** Closes a place from now on until a day, and opens it again. */
export function ClosureForm({ closure, today, suggested, refused }: Props) {
  const { i18n } = useLingui()
  const { form } = useSentForm(refused)
  return (
    <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">
        <Trans>Closed for now</Trans>
      </h2>
      {closure ? (
        <>
          <p role="status" className="font-medium text-warn">
            <ClosureText closure={closure} />
          </p>
          <Form method="post">
            <input type="hidden" name="op" value="open" />
            <Button type="submit" tone="action">
              <Trans>We are open again</Trans>
            </Button>
          </Form>
        </>
      ) : (
        <Form {...form} className="grid gap-4">
          <input type="hidden" name="op" value="close" />
          <Field
            label={<Trans>Up to and including</Trans>}
            hint={<Trans>Your page says so at once, and “Open now” leaves you out.</Trans>}
            error={refused && i18n._(hoursTexts[refused.problem])}
          >
            <input
              {...attributesOf(closureFields.until)}
              name="until"
              min={today}
              defaultValue={refused?.typed.until ?? suggested}
            />
          </Field>
          <p className="flex flex-wrap gap-3">
            <Button type="submit" name="why" value="typhoon" tone="action">
              <Trans>Closed for the typhoon</Trans>
            </Button>
            <Button type="submit" name="why" value="other" tone="line">
              <Trans>Closed for another reason</Trans>
            </Button>
          </p>
        </Form>
      )}
    </section>
  )
}

function ClosureText({ closure: { until, why } }: { closure: NonNullable<Props['closure']> }) {
  const { i18n } = useLingui()
  const day = formatDate(new Date(until), i18n.locale, { dateStyle: 'full', timeZone: 'UTC' })
  return why === 'typhoon' ? (
    <Trans>Closed for the typhoon up to and including {day}.</Trans>
  ) : (
    <Trans>Closed up to and including {day}.</Trans>
  )
}
