import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { statusOf } from '../../../people/accounts/auth-codes.ts'
import { asksForCode, passAgain } from '../../../people/accounts/second-step/pass-again.server.ts'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { SavedNote } from '../../desk/saved-note.tsx'
import { StaffList } from '../../desk/staff-list.tsx'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { PageLinks } from '../../../ground/ui/page-links/page-links.tsx'
import { CampaignLines } from '../campaign-lines.tsx'
import { findDecided, findRequested } from '../find-campaigns.server.ts'
import { readRates } from '../rates.server.ts'
import { saveRates } from './save-rates.server.ts'
import type { Route } from './+types/campaigns-page.ts'
import { campaignQuery, deskPath } from './campaign-query.ts'
import { RatesForm } from './rates-form.tsx'
import { readRatesForm } from './read-rates-form.server.ts'

export const handle = { query: campaignQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const query = campaignQuery.parse(url)
  const [requested, decided, rates, isAsked] = await Promise.all([
    findRequested(context.database, query.after),
    findDecided(context.database, query.before),
    readRates(context.database),
    asksForCode(context, admin),
  ])
  return { role: admin.role, query, requested, decided, rates, asksForCode: isAsked }
}

/**
 * Saves the prices. If another admin has changed them in the meantime, the answer says so and the typed values stay.
 */
export async function action(args: Route.ActionArgs) {
  const { context, form, typed: sent } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  const { rates, wrong, seen, typed } = readRatesForm(form)
  if (!rates) return data({ refused: { wrong, typed, seen } }, { status: 422 })
  const passed = await passAgain(context, args.request, admin, sent('code'))
  if (!passed.ok)
    return data({ refused: { wrong, typed, seen, code: passed.code } }, { status: statusOf(passed.code) })
  const isSaved = await context.database.transaction((tx) =>
    saveRates(tx, { adminId: admin.id, value: rates, seen }),
  )
  return isSaved ? data({ refused: null }) : data({ refused: { wrong, typed } }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: the advertisements that wait to be decided, all others, and what they cost. */
export default function CampaignsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { role, query, requested, decided, rates, asksForCode } = loaderData
  const { t } = useLingui()
  const addressWith = (changes: Partial<typeof query>) =>
    campaignQuery.address(deskPath, { ...query, ...changes })
  return (
    <StaffList name={t`Advertisements`} role={role}>
      {actionData?.refused === null && (
        <SavedNote answer={actionData}>
          <Trans>The prices are saved.</Trans>
        </SavedNote>
      )}
      <h2 className="mt-6 mb-3 text-xl">
        <Trans>Pending</Trans>
      </h2>
      {requested.lines.length === 0 ? (
        <p className="text-text-muted">
          <Trans>Nothing is waiting.</Trans>
        </p>
      ) : (
        <CampaignLines lines={requested.lines} base={deskPath} />
      )}
      <PageLinks
        first={query.after > 0 ? addressWith({ after: 0 }) : null}
        next={requested.next > 0 ? addressWith({ after: requested.next }) : null}
        list={t`Pending`}
        more={t`Later ones`}
      />
      {decided.lines.length > 0 && (
        <>
          <h2 className="mt-6 mb-3 text-xl">
            <Trans>Decided, newest first</Trans>
          </h2>
          <CampaignLines lines={decided.lines} base={deskPath} />
        </>
      )}
      <PageLinks
        first={query.before > 0 ? addressWith({ before: 0 }) : null}
        next={decided.next > 0 ? addressWith({ before: decided.next }) : null}
        list={t`Decided, newest first`}
        more={t`Older ones`}
      />
      <RatesForm
        key={JSON.stringify(rates)}
        rates={rates}
        refused={actionData?.refused ?? undefined}
        asksForCode={asksForCode}
      />
    </StaffList>
  )
}
