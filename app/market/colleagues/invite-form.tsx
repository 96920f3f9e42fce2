import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { attributesOf } from '../../ground/forms/fields.ts'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { colleagueRoles } from '../../ground/request/viewer.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { invitationFields, type RefusedInvitation } from './colleague-form.ts'
import { invitationTexts } from './problem-texts.ts'
import { RoleField } from './role-field.tsx'

export function InviteForm({ refused }: { refused: RefusedInvitation | undefined }) {
  const { i18n } = useLingui()
  const { form, busy } = useSentForm(refused)
  const role = colleagueRoles.find((one) => one === refused?.typed.role) ?? 'answer'
  return (
    <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-xl">
        <Trans>Invite a colleague</Trans>
      </h2>
      <Form {...form} className="grid gap-4">
        <input type="hidden" name="op" value="invite" />
        <Field
          label={<Trans>Email address</Trans>}
          hint={<Trans>We send a link there, which works for 7 days.</Trans>}
          error={refused && i18n._(invitationTexts[refused.problem])}
        >
          <input
            {...attributesOf(invitationFields.email)}
            name="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={refused?.typed.email}
          />
        </Field>
        <RoleField chosen={role} />
        <Button type="submit" tone="action" busy={busy} className="justify-self-start">
          <Trans>Invite</Trans>
        </Button>
      </Form>
    </section>
  )
}
