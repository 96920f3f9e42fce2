import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { retentionBounds } from '../../deals/applications/retention/retention.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'

/** For how long applications are kept. @param refused what was typed and is no number of days */
export function RetentionForm({ days, refused }: { days: number; refused: string | null }) {
  const { t } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  const { from, to } = retentionBounds
  return (
    <section className="mt-8 max-w-140">
      <h2 className="text-xl">
        <Trans>Applications for jobs</Trans>
      </h2>
      <Form method="post" noValidate className="mt-4 grid gap-4">
        <Field
          label={<Trans>Days that they are kept after the job has closed</Trans>}
          hint={<Trans>The form of an application tells people this number.</Trans>}
          error={refused !== null && t`Enter a number from ${from} to ${to}.`}
        >
          <input name="days" inputMode="numeric" defaultValue={refused ?? days} />
        </Field>
        <Button type="submit" busy={busy} className="justify-self-start">
          <Trans context="form">Save</Trans>
        </Button>
      </Form>
    </section>
  )
}
