import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { Note } from '../../../people/settings/note.tsx'
import { useFirstError } from '../../../ground/forms/use-first-error.ts'
import { formatDate } from '../../../ground/i18n/format.ts'
import { SignInAgain } from '../../../people/accounts/sign-in/sign-in-again.tsx'
import type { PersonProblem, Proof } from '../../users/person-change.ts'
import { ProofFields } from '../../users/proof-fields.tsx'
import { Button } from '../../../ground/ui/button.tsx'
import { importPath, listingsPath, triedPath } from '../desk-query.ts'
import type { Counts } from './fault.ts'
import { useImportNews } from './use-import-news.ts'

type Props = {
  tried: {
    id: string
    plan: string
    counts: Counts
    state: 'tried' | 'asked' | 'done' | 'failed'
    outdated: boolean
    begun: number
    begunAt: Date | null
    isUnderWay: boolean
  }
  proof: Proof
  problem: PersonProblem | undefined
}

/** The possible actions after a trial, or the result of the import. */
export function NextStep({ tried, proof, problem }: Props) {
  const { id, counts, state, outdated, begun } = tried
  useImportNews(id)
  if (state === 'asked')
    return (
      <p role="status" className="mt-6 max-w-140">
        <UnderWay tried={tried} />{' '}
        <Link to={triedPath(id)} className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>Check progress</Trans>
        </Link>
      </p>
    )
  if (state === 'done')
    return (
      <div className="mt-6 max-w-140">
        <Note tone="ok">
          <Trans>Imported.</Trans>
        </Note>
        {begun > 1 && (
          <p className="mb-4">
            <Trans>
              It was interrupted before it ended, so it began again. Everything was imported once.
            </Trans>
          </p>
        )}
        <Link to={listingsPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans context="administration">All listings</Trans>
        </Link>
      </div>
    )
  if (state === 'failed')
    return (
      <div className="mt-6 max-w-140">
        <Note tone="error">
          <Trans>Nothing was imported because your file can no longer be read. Please upload it again.</Trans>
        </Note>
        <Link to={importPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>Choose the file again</Trans>
        </Link>
      </div>
    )
  return (
    <div className="mt-6 max-w-140">
      {(outdated || problem === 'stale') && (
        <p role="alert" className="mb-4 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
          <Trans>
            Listings have changed since this file was checked, so nothing was imported. This is what it would
            do now.
          </Trans>
        </p>
      )}
      {counts.faulty > 0 ? (
        <p>
          <Trans>
            Nothing can be imported while a row has errors. Correct the rows below in your file and try again.
          </Trans>
        </p>
      ) : counts.new + counts.changed === 0 ? (
        <p>
          <Trans>There is nothing to import. All listings already match the file.</Trans>
        </p>
      ) : proof.canProve ? (
        <ImportForm plan={tried.plan} proof={proof} problem={problem} />
      ) : (
        <SignInAgain />
      )}
    </div>
  )
}

/** What an import does that was asked for. */
function UnderWay({ tried: { begun, begunAt, isUnderWay } }: Pick<Props, 'tried'>) {
  const { i18n } = useLingui()
  const time = begunAt && formatDate(begunAt, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  if (time && !isUnderWay)
    return (
      <Trans>
        The import that began on {time} was interrupted, and nothing was imported. It begins again by itself.
      </Trans>
    )
  if (time && begun > 1)
    return (
      <Trans>
        The import was interrupted, and nothing was imported. It began again on {time}. Either everything is
        imported or nothing.
      </Trans>
    )
  return (
    <Trans>The import is running. Either everything is imported or nothing. This can take a minute.</Trans>
  )
}

function ImportForm({ plan, proof, problem }: { plan: string } & Pick<Props, 'proof' | 'problem'>) {
  const form = useFirstError(problem)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-3">
      <input type="hidden" name="plan" value={plan} />
      <ProofFields proof={proof} problem={problem} />
      <Button type="submit" tone="action" busy={busy} className="justify-self-start">
        <Trans>Import</Trans>
      </Button>
    </Form>
  )
}
