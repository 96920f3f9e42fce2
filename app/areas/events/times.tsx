import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../ground/i18n/format.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import { calendarAddress } from './calendar-address.ts'
import type { Occurrence } from './occurrences.server.ts'

const mostShown = 4

type Times = { readonly coming: readonly Occurrence[]; readonly past: readonly Occurrence[] }

/** The times of an event: upcoming ones with calendar links, otherwise past ones. */
export function EventTimes({ href, coming, past }: Times & { href: string }) {
  const time = (one: Occurrence) => <Time key={one.startsAt.getTime()} href={href} time={one} />
  return (
    <>
      <ul className="space-y-3">{coming.slice(0, mostShown).map(time)}</ul>
      {coming.length > mostShown && (
        <details className="mt-3">
          <summary className="min-h-11 py-2 font-semibold text-brand">
            <Trans>More dates</Trans>
          </summary>
          <ul className="space-y-3">{coming.slice(mostShown).map(time)}</ul>
        </details>
      )}
      {coming.length === 0 && (
        <ul className="space-y-3 text-text-muted">
          {past.map((one) => (
            <li key={one.startsAt.getTime()}>
              <Span {...one} />{' '}
              <span className="rounded-xs bg-surface-3 px-1.5 py-0.5 text-xs font-semibold text-text">
                <Trans>Past</Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-text-muted">
        <Trans>Chamorro Standard Time (ChST)</Trans>
      </p>
    </>
  )
}

function Time({ href, time }: { href: string; time: Occurrence }) {
  const { t } = useLingui()
  if (time.cancelled) {
    return (
      <li className="text-text-muted">
        <s>
          <Span {...time} />
        </s>{' '}
        <strong className="font-semibold text-danger">
          <Trans>Canceled</Trans>
        </strong>
      </li>
    )
  }
  return (
    <li>
      <span className="block font-semibold">
        <Span {...time} />
      </span>
      <a
        href={calendarAddress(href, time.startsAt)}
        download
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-brand hover:underline lg:min-h-8 print:hidden"
      >
        <Icon name="calendar-plus" className="size-4.5" />
        {t`Add to calendar`}
        <span className="sr-only">
          <Span {...time} />
        </span>
      </a>
    </li>
  )
}

/** The day and then the hours; both days where they differ. */
function Span({ startsAt, endsAt }: Occurrence) {
  const { i18n } = useLingui()
  const day = (moment: Date) => formatDate(moment, i18n.locale, { dateStyle: 'full' })
  const hour = (moment: Date) => formatDate(moment, i18n.locale, { timeStyle: 'short' })
  const [first, last] = [day(startsAt), day(endsAt)]
  return (
    <time dateTime={startsAt.toISOString()}>
      <span className="block">{first}</span>
      {hour(startsAt)} – {last === first ? hour(endsAt) : `${last} ${hour(endsAt)}`}
    </time>
  )
}
