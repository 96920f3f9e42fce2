import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { addressesPath, mailsQuery, undeliveredPath } from '../health-path.ts'
import { Advice, HealthSection } from '../health-section.tsx'
import { outcomeLabels, outcomes, type Outcome, shownOutcomes } from './outcomes.ts'

type Props = {
  counts: Partial<Record<Outcome, number>>
  /** How many addresses get no mail for now. */
  suppressed: number
  /** Whether mails that come back are taken. */
  takesBounces: boolean
}

const isShown = (outcome: Outcome) => shownOutcomes.some((one) => one === outcome)
const rowClass = 'flex items-center justify-between gap-4 py-1'

/** What became of the mails of a week, and which addresses get none. */
export function MailsSection({ counts, suppressed, takesBounces }: Props) {
  const { t, i18n } = useLingui()
  const there = outcomes.filter((outcome) => counts[outcome])
  return (
    <HealthSection title={t`Emails of the last 7 days`}>
      {counts.deferred || counts.refused ? (
        <Advice>
          <Trans>
            If many are deferred or rejected, read the mail server’s words: they name the cause, such as a
            password, a blocklist, or a DNS record.
          </Trans>
        </Advice>
      ) : null}
      {there.length === 0 ? (
        <p className="mt-3">
          <Trans>No emails.</Trans>
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-xl bg-surface px-4 shadow-md">
          {there.map((outcome) => (
            <li key={outcome} className={rowClass}>
              {isShown(outcome) ? (
                <Link
                  to={mailsQuery.address(undeliveredPath, {
                    outcome: outcome as (typeof shownOutcomes)[number],
                  })}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {i18n._(outcomeLabels[outcome])}
                </Link>
              ) : (
                <b className="inline-flex min-h-11 items-center">{i18n._(outcomeLabels[outcome])}</b>
              )}
              <span className="tabular-nums">{formatNumber(counts[outcome]!, i18n.locale)}</span>
            </li>
          ))}
        </ul>
      )}
      {!takesBounces && counts.sent ? (
        <Advice>
          <Trans>
            Emails that come back are not counted: the operator of this site can set BOUNCE_SECRET.
          </Trans>
        </Advice>
      ) : null}
      <p className="mt-3">
        <Link to={addressesPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Plural
            value={suppressed}
            _0="Addresses without email: none"
            one="# address gets no email"
            other="# addresses get no email"
          />
        </Link>
      </p>
    </HealthSection>
  )
}
