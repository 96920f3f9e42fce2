import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { useSeen } from '../../../ground/forms/use-seen.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import type { AuthCode } from '../../../people/accounts/auth-codes.ts'
import { CodeAgain } from '../../../people/accounts/second-step/code-again.tsx'
import type { AskedStep } from '../../../people/accounts/second-step/pass-again.server.ts'
import { feeFields } from './fee-fields.ts'

type RefusedAccount = {
  readonly account: string
  readonly seen: string | null
  readonly isWrong: boolean
  readonly code: AuthCode | undefined
}
type Props = { account: string; asks: AskedStep; refused: RefusedAccount | undefined }

/** To which account sellers transfer the fee, and advertisers what they owe. */
export function AccountForm({ account, asks, refused }: Props) {
  const { t } = useLingui()
  const { form, busy } = useSentForm(refused)
  const opened = useSeen(account)
  return (
    <Form {...form} className="my-6 grid max-w-140 gap-4 rounded-xl bg-surface p-6 shadow-md">
      <input type="hidden" name="seen" value={refused?.seen ?? opened} />
      <Field
        label={t`Account for transfers`}
        hint={t`Bank, name, and numbers. Each invoice and each approved advertisement shows it. Without one sellers are told to ask our staff.`}
        error={refused?.isWrong && t`This is too long.`}
      >
        <textarea
          {...attributesOf(feeFields.account)}
          name="account"
          rows={4}
          defaultValue={refused?.account ?? account}
        />
      </Field>
      <CodeAgain asks={asks} problem={refused?.code} />
      <Button type="submit" name="op" value="account" busy={busy} className="justify-self-start">
        <Trans>Save the account</Trans>
      </Button>
    </Form>
  )
}
