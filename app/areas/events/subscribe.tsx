import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

/**
 * To the calendar of the events of a list: one link opens the calendar on a phone or computer, the other has the address
 * for those on the web.
 * @param feed the address of the list's feed, which keeps the same filters
 */
export function Subscribe({ feed, origin }: { feed: string; origin: string }) {
  const address = origin + feed.replace('.xml', '.ics')
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3.5 gap-y-2 print:hidden">
      <a href={address.replace(/^https?/, 'webcal')} className={buttonClass({ tone: 'line' })}>
        <Icon name="calendar-plus" />
        <Trans>Subscribe to these events</Trans>
      </a>
      <a
        href={address}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
      >
        <Trans>Calendar address</Trans>
      </a>
    </p>
  )
}
