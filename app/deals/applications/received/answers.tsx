import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Disclosure } from '../../../ground/ui/disclosure.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { InviteFields } from './invite-fields.tsx'
import type { EmployerMove, OpenApplication } from './load-received.server.ts'
import { longestWords } from './longest.ts'
import type { RefusedAnswer } from './refused-answer.ts'

/** What an employer can do with an application now, a form each. What can't be undone is behind a line that opens. */
export function Answers({
  opened: { number, state, may },
  refused,
}: {
  opened: Pick<OpenApplication, 'number' | 'state' | 'may'>
  refused: RefusedAnswer | undefined
}) {
  const can = (name: EmployerMove) => may.includes(name)
  const of = (name: EmployerMove) => ({
    name,
    number,
    seen: state,
    refused: refused?.op === name ? refused : undefined,
  })
  if (may.length === 0) return null
  return (
    <div className="grid gap-3">
      {can('shortlist') && (
        <MoveForm {...of('shortlist')}>
          <Button type="submit" tone="action" wide>
            <Trans>Put on the shortlist</Trans>
          </Button>
        </MoveForm>
      )}
      {can('unlist') && (
        <MoveForm {...of('unlist')}>
          <Button type="submit" tone="line" wide>
            <Trans>Take off the shortlist</Trans>
          </Button>
        </MoveForm>
      )}
      {can('invite') && (
        <Disclosure
          title={
            state === 'interview' ? (
              <Trans>Propose another time</Trans>
            ) : (
              <Trans>Invite to an interview</Trans>
            )
          }
          isOpen={refused?.op === 'invite'}
        >
          <MoveForm {...of('invite')} wordsLabel={<Trans>Where it is, or what to bring (optional)</Trans>}>
            <InviteFields refused={of('invite').refused} />
          </MoveForm>
        </Disclosure>
      )}
      {can('hire') && (
        <Disclosure title={<Trans>Hire</Trans>} isOpen={refused?.op === 'hire'}>
          <MoveForm {...of('hire')} wordsLabel={<Trans>Message to the applicant (optional)</Trans>}>
            <Button type="submit" tone="line">
              <Trans>Hire this applicant</Trans>
            </Button>
          </MoveForm>
        </Disclosure>
      )}
      {can('decline') && (
        <Disclosure title={<Trans context="application">Decline</Trans>} isOpen={refused?.op === 'decline'}>
          <MoveForm {...of('decline')} wordsLabel={<Trans>Message to the applicant (optional)</Trans>}>
            <Button type="submit" tone="line">
              <Trans>Decline the application</Trans>
            </Button>
          </MoveForm>
        </Disclosure>
      )}
    </div>
  )
}

function MoveForm({
  name,
  number,
  seen,
  refused,
  wordsLabel,
  children,
}: {
  name: EmployerMove
  number: string
  seen: string
  refused: RefusedAnswer | undefined
  wordsLabel?: ReactNode
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <Form method="post" noValidate className="grid gap-3">
      <input type="hidden" name="op" value={name} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="seen" value={seen} />
      {wordsLabel && (
        <Field label={wordsLabel} error={refused?.problem === 'words' && t`Use up to 1,000 characters.`}>
          <textarea name="words" rows={2} maxLength={longestWords} defaultValue={refused?.words} />
        </Field>
      )}
      {children}
    </Form>
  )
}
