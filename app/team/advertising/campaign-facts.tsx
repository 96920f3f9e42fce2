import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../ground/i18n/format.ts'
import { Fact } from '../desk/fact.tsx'
import { categoryText, dayText } from './campaign-labels.ts'
import type { Campaign } from './find-campaigns.server.ts'

/** The facts and the price of a campaign. @param children further facts, as `<Fact>` */
export function CampaignFacts({ campaign, children }: { campaign: Campaign; children?: ReactNode }) {
  const { i18n } = useLingui()
  const { businessName, link, alt, startsOn, endsOn, priceCents, creditCents } = campaign
  const money = (cents: number) => formatMoney(cents, i18n.locale)
  return (
    <dl className="grid gap-4 rounded-xl bg-surface p-6 shadow-md sm:grid-cols-2">
      <Fact label={<Trans>Business name</Trans>}>{businessName}</Fact>
      <Fact label={<Trans>Category</Trans>}>{categoryText(campaign, i18n)}</Fact>
      <Fact label={<Trans>Days</Trans>}>
        {dayText(startsOn, i18n.locale)} – {dayText(endsOn, i18n.locale)}
      </Fact>
      <Fact label={<Trans>Link</Trans>}>{link}</Fact>
      <Fact label={<Trans>What the images say</Trans>}>{alt}</Fact>
      <Fact label={<Trans>Price</Trans>}>{money(priceCents)}</Fact>
      {creditCents > 0 && <Fact label={<Trans>Paid with credit</Trans>}>{money(creditCents)}</Fact>}
      {creditCents > 0 && (
        <Fact label={<Trans>By bank transfer</Trans>}>{money(priceCents - creditCents)}</Fact>
      )}
      {children}
    </dl>
  )
}
