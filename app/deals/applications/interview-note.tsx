import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { momentText } from '../../ground/i18n/format.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import { StateTag } from '../bookings/states/state-tag.tsx'
import type { State } from '../bookings/states/states.ts'

/** When an interview is, and whether the applicant has accepted. @param href its booking, for the side that looks */
export function InterviewNote({
  interview: { state, startsAt },
  href,
}: {
  interview: { readonly state: State; readonly startsAt: Date }
  href: string
}) {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-2 rounded-md bg-brand-soft p-4 text-on-brand-soft">
      <p className="flex gap-2 font-semibold">
        <Icon name="calendar" className="mt-[0.15lh] size-4.5 shrink-0" />
        <span>
          <Trans>Interview: {momentText(startsAt, i18n.locale)}</Trans>
        </span>
      </p>
      {state !== 'proposed' && <StateTag state={state} />}
      <Link to={href} className="inline-flex min-h-11 w-fit items-center underline underline-offset-4">
        {state === 'proposed' ? <Trans>Open the proposed time</Trans> : <Trans>Open the booking</Trans>}
      </Link>
    </div>
  )
}
