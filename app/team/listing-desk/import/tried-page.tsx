import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { statusOf } from '../../../people/accounts/auth-codes.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { Fact } from '../../desk/fact.tsx'
import { findProof, prove } from '../../users/proof.server.ts'
import type { PersonProblem } from '../../users/person-change.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { listingName } from '../../../directory/area-names.server.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { triedPath } from '../desk-query.ts'
import type { Route } from './+types/tried-page.ts'
import { askFor } from './carry-out.server.ts'
import { FaultTable } from './fault-table.tsx'
import { faultTexts } from './fault-texts.server.ts'
import { findImport } from './find-import.server.ts'
import { NextStep } from './next-step.tsx'

export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const found = await findImport(context, params.id)
  if (!found) throw notFound()
  const { firstFaults, ...tried } = found
  const [faults, proof] = await Promise.all([
    faultTexts(context, found.kind, firstFaults),
    findProof(context, admin),
  ])
  const directory = listingName(found.kind, i18nOf(context.language))
  return {
    tried,
    directory,
    faults,
    proof,
  }
}

/** Carries out the import after the admin has re-authenticated. */
export async function action(args: Route.ActionArgs) {
  const { context, typed } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  const found = await findImport(context, args.params.id)
  if (!found) throw notFound()
  const refuse = (problem: PersonProblem, status: number) => data({ problem }, { status })
  const proof = await prove(context, args.request, admin, typed)
  if (!proof.ok) return refuse(proof.code, statusOf(proof.code))
  const isAsked = await context.database.transaction((tx) =>
    askFor(tx, { id: found.id, plan: typed('plan'), adminId: admin.id }),
  )
  if (!isAsked) return refuse('stale', 409)
  throw redirect(triedPath(found.id), { status: 303 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: the effect of a file, or the result of the import. */
export default function TriedPage({
  loaderData: { tried, directory, faults, proof },
  actionData,
}: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { id, fileName, counts } = tried
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Import listings`}</title>
      <meta name="robots" content="noindex" />
      <Link
        to="/admin/listings/import"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        <Trans>Another file</Trans>
      </Link>
      <h1 className="text-3xl">
        <Trans>Import listings</Trans>
      </h1>
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <Fact label={<Trans>File</Trans>}>{fileName}</Fact>
        <Fact label={<Trans>Directory</Trans>}>{directory}</Fact>
        <Fact label={<Trans>New</Trans>}>{formatNumber(counts.new, i18n.locale)}</Fact>
        <Fact label={<Trans>Changed</Trans>}>{formatNumber(counts.changed, i18n.locale)}</Fact>
        <Fact label={<Trans>Unchanged</Trans>}>{formatNumber(counts.unchanged, i18n.locale)}</Fact>
        <Fact label={<Trans>With errors</Trans>}>{formatNumber(counts.faulty, i18n.locale)}</Fact>
      </dl>
      <NextStep tried={tried} proof={proof} problem={actionData?.problem} />
      {faults.length > 0 && <FaultTable importId={id} faults={faults} count={counts.faults} />}
    </main>
  )
}
