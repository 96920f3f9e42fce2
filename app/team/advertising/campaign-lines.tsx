import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { categoryText, dayText, stateLabels } from './campaign-labels.ts'
import type { CampaignLine } from './find-campaigns.server.ts'

/** @param base the address to which a campaign's number is appended */
export function CampaignLines({ lines, base }: { lines: readonly CampaignLine[]; base: string }) {
  const { i18n } = useLingui()
  return (
    <ul className="rounded-xl bg-surface p-3 shadow-md">
      {lines.map(({ id, reference, businessName, state, category, startsOn, endsOn }) => (
        <li key={id}>
          <Link
            to={`${base}/${reference}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md px-4 py-2 hover:bg-surface-2"
          >
            <b className="min-w-0 wrap-anywhere">
              {businessName} · {reference}
            </b>
            <span className="min-w-0 text-sm wrap-anywhere text-text-muted">
              {[
                i18n._(stateLabels[state]),
                categoryText({ category, subcategories: [] }, i18n),
                `${dayText(startsOn, i18n.locale)} – ${dayText(endsOn, i18n.locale)}`,
              ].join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
