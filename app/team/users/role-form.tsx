import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../ground/forms/use-first-error.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import type { Person } from './find-person.server.ts'
import { givenRoles, mayBeStaff, roleGivenAs } from './given-roles.ts'
import type { Proof, RefusedChange } from './person-change.ts'
import { ProofFields } from './proof-fields.tsx'
import { roleLabels } from '../../people/accounts/role-labels.ts'

/** What a user may do on the site. */
export function RoleForm({
  person,
  proof,
  refused,
}: {
  person: Person
  proof: Proof
  refused: RefusedChange | undefined
}) {
  const { i18n, t } = useLingui()
  const own = refused?.change === 'role' ? refused : undefined
  const form = useFirstError(own)
  const busy = useNavigation().formMethod === 'POST'
  const was = roleGivenAs(person.role)
  const mayBe = givenRoles.filter((role) => role === 'user' || role === was || mayBeStaff(person))
  return (
    <Form ref={form} key={was} method="post" noValidate preventScrollReset className="grid gap-3">
      <input type="hidden" name="was" value={was} />
      <Field
        label={<Trans>Role</Trans>}
        hint={
          mayBe.length < givenRoles.length &&
          t`Staff members need a confirmed email address, must not be suspended, and can’t use a demo account.`
        }
      >
        <select name="role" defaultValue={own?.role ?? was}>
          {mayBe.map((role) => (
            <option key={role} value={role}>
              {i18n._(roleLabels[role])}
            </option>
          ))}
        </select>
      </Field>
      <ProofFields proof={proof} problem={own?.problem} />
      <Button type="submit" tone="line" name="change" value="role" busy={busy} className="justify-self-start">
        <Trans>Change the role</Trans>
      </Button>
    </Form>
  )
}
