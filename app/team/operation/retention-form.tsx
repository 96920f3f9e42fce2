import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { retentionBounds } from '../../deals/applications/retention/retention.ts'
import { useFirstError } from '../../ground/forms/use-first-error.ts'
import { useSeen } from '../../ground/forms/use-seen.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import type { RetentionProblem } from './save-retention.server.ts'

export type RefusedDays = {
  readonly typed: string
  /** The number that had been read; null: what is set now is to be read. */
  readonly seen: string | null
  readonly problem: RetentionProblem | 'read-only'
}

/** For how long applications are kept. */
export function RetentionForm({ days, refused }: { days: number; refused: RefusedDays | undefined }) {
  const { t } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  const form = useFirstError(refused)
  const opened = useSeen(days)
  const seen = refused?.seen ?? opened
  const { from, to } = retentionBounds
  const texts: Record<RefusedDays['problem'], string> = {
    number: t`Enter a number from ${from} to ${to}.`,
    stale: t`Someone else has set this to ${days} in the meantime. Save again to replace it.`,
    'read-only': t`This can’t be saved while the site is read-only.`,
  }
  return (
    <section className="mt-8 max-w-140">
      <h2 className="text-xl">
        <Trans>Applications for jobs</Trans>
      </h2>
      <Form ref={form} method="post" noValidate className="mt-4 grid gap-4">
        <input type="hidden" name="seen" value={seen} />
        <Field
          label={<Trans>Days that they are kept after the job has closed</Trans>}
          hint={<Trans>The form of an application tells people this number.</Trans>}
          error={refused && texts[refused.problem]}
        >
          <input name="days" inputMode="numeric" defaultValue={refused?.typed ?? days} />
        </Field>
        <Button type="submit" busy={busy} className="justify-self-start">
          <Trans context="form">Save</Trans>
        </Button>
      </Form>
    </section>
  )
}
