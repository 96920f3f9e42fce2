import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../ground/forms/use-first-error.ts'
import { Button } from '../../ground/ui/button.tsx'
import { ReasonField } from '../desk/reason-field.tsx'
import { type PersonChange, type Proof, reasonFields, type RefusedChange } from './person-change.ts'
import { ProofFields } from './proof-fields.tsx'

type Props = {
  change: PersonChange
  /** What it leads to. */
  about?: ReactNode
  /** Says who will read the reason. */
  hint: ReactNode
  tone: 'action' | 'line'
  /** Of changes that are hard to undo. */
  proof?: Proof
  /** The last refused change of this page. */
  refused: RefusedChange | undefined
  children: ReactNode
}

/** Changes an account for a reason. */
export function ReasonForm({ change, about, hint, tone, proof, refused, children }: Props) {
  const own = refused?.change === change ? refused : undefined
  const form = useFirstError(own)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-3">
      {about && <p className="text-text-muted">{about}</p>}
      <ReasonField
        label={<Trans>Why</Trans>}
        hint={hint}
        longest={reasonFields.reason.max}
        required
        refused={own}
      />
      {proof && <ProofFields proof={proof} problem={own?.problem} />}
      <Button
        type="submit"
        tone={tone}
        name="change"
        value={change}
        busy={busy}
        className="justify-self-start"
      >
        {children}
      </Button>
    </Form>
  )
}
