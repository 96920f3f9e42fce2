import '../words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect, type ShouldRevalidateFunction } from 'react-router'
import { readOwnForm } from '../../accounts/own-form.ts'
import { adminOf } from '../../admin/admin-only.ts'
import { StaffList } from '../../admin/staff-list.tsx'
import { pageContext } from '../../context.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CampaignLines } from '../campaign-lines.tsx'
import { findDecided, findRequested } from '../find-campaigns.server.ts'
import { readRates, saveRates } from '../rates.server.ts'
import type { Route } from './+types/campaigns-page.ts'
import { beforeOf, deskPath } from './desk-address.ts'
import { RatesForm } from './rates-form.tsx'
import { readRatesForm } from './read-rates-form.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { role } = adminOf(page, url)
  const [requested, decided, rates] = await Promise.all([
    findRequested(page.database),
    findDecided(page.database, beforeOf(url)),
    readRates(page.database),
  ])
  return { role, requested, decided, rates }
}

/** What a day costs. Who saves what another has changed meanwhile is told, and keeps what they typed. */
export async function action(args: Route.ActionArgs) {
  const { page, form } = await readOwnForm(args)
  const { id } = adminOf(page, args.url)
  const { rates, wrong, seen, typed } = readRatesForm(form)
  if (!rates) return data({ wrong, typed }, { status: 422 })
  const isSaved = await page.database.transaction((tx) => saveRates(tx, { adminId: id, value: rates, seen }))
  if (!isSaved) return data({ wrong, typed }, { status: 409 })
  throw redirect(deskPath, { status: 303 })
}

/** Who saved too late saves over what is there now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate

/** For admins: the advertisements that wait to be decided, all others, and what they cost. */
export default function CampaignsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { role, requested, decided, rates } = loaderData
  const { t } = useLingui()
  return (
    <StaffList name={t`Advertisements`} role={role}>
      <h2 className="mt-6 mb-3 text-xl">
        <Trans>To be decided</Trans>
      </h2>
      {requested.length === 0 ? (
        <p className="text-text-muted">
          <Trans>Nothing waits.</Trans>
        </p>
      ) : (
        <CampaignLines lines={requested} base={deskPath} />
      )}
      {decided.lines.length > 0 && (
        <>
          <h2 className="mt-6 mb-3 text-xl">
            <Trans>Decided, the newest first</Trans>
          </h2>
          <CampaignLines lines={decided.lines} base={deskPath} />
        </>
      )}
      {decided.next !== null && (
        <p className="mt-6">
          <Link to={`${deskPath}?before=${decided.next}`} className={buttonClass({ tone: 'line' })}>
            <Trans>Older ones</Trans>
          </Link>
        </p>
      )}
      <RatesForm key={JSON.stringify(rates)} rates={rates} refused={actionData} />
    </StaffList>
  )
}
