import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { attributesOf, type Problems, type Values } from '../../ground/forms/fields.ts'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Note } from '../../people/settings/note.tsx'
import { paymentsPath } from './addresses.ts'
import { ConnectButton } from './connect-button.tsx'
import { ConnectedAccount } from './connected-account.tsx'
import { payPalFields } from './paypal-fields.ts'

type Answer = {
  readonly done: 'asked' | 'often' | 'unreached' | 'refused' | 'confirmed' | 'old' | 'saved' | null
  readonly values: Values<typeof payPalFields> | null
  readonly problems: Problems<typeof payPalFields> | null
}

/** How a seller connects their PayPal account: its owner confirms it by a mailed link. */
export function PayPalCard({
  merchant,
  link,
  answer,
}: {
  merchant: string | null
  link: { readonly token: string; readonly merchant: string | null } | null
  answer: Answer | undefined
}) {
  const { t } = useLingui()
  const { form, busy } = useSentForm(answer?.problems)
  const isOld = answer?.done === 'old' || (link && !link.merchant && answer?.done !== 'confirmed')
  return (
    <section className="mt-8 grid gap-4">
      <h2 className="text-xl">PayPal</h2>
      {isOld && <Note tone="error">{t`This link no longer works. Connect the account again.`}</Note>}
      {answer?.done === 'asked' && (
        <Note tone="ok">{t`We have sent a link to that address. Open it to confirm the account.`}</Note>
      )}
      {answer?.done === 'often' && (
        <Note tone="error">{t`You have asked for several links. Try again in an hour.`}</Note>
      )}
      {link?.merchant && answer?.done !== 'confirmed' && (
        <Form method="post" action={paymentsPath} className="grid gap-3 rounded-md bg-brand-soft p-4">
          <input type="hidden" name="token" value={link.token} />
          <p className="wrap-anywhere">
            <Trans>Buyers will pay to this account: {link.merchant}</Trans>
          </p>
          <Button type="submit" name="op" value="confirm" size="lg" className="justify-self-start">
            <Trans>Confirm the account</Trans>
          </Button>
        </Form>
      )}
      {merchant && <ConnectedAccount merchant={merchant} />}
      <Form {...form} action={paymentsPath} className="grid gap-4">
        <Field
          label={t`Merchant ID`}
          hint={t`13 letters and digits. PayPal shows it in your account settings, under Business information.`}
          error={answer?.problems?.merchant && t`Enter the 13 letters and digits of your merchant ID.`}
        >
          <input
            {...attributesOf(payPalFields.merchant)}
            name="merchant"
            autoComplete="off"
            defaultValue={answer?.values?.merchant}
          />
        </Field>
        <Field
          label={t`Email address of the PayPal account`}
          error={answer?.problems?.email && t`Enter an email address, such as name@example.com.`}
        >
          <input
            {...attributesOf(payPalFields.email)}
            name="email"
            autoComplete="email"
            defaultValue={answer?.values?.email}
          />
        </Field>
        <ConnectButton op="connect" merchant={merchant} busy={busy} />
      </Form>
    </section>
  )
}
