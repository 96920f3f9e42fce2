import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../ground/i18n/format.ts'
import type { OpenState } from './open.ts'

/** Open or closed at the time of the page, and until when. */
export function OpenNow({ state }: { state: OpenState | null }) {
  const { i18n } = useLingui()
  if (!state) return null
  const time = state.until && formatDate(state.until, i18n.locale, { timeStyle: 'short' })
  const day = state.until && state.opensLater && formatDate(state.until, i18n.locale, { weekday: 'long' })
  return (
    <span className={`font-semibold ${state.open ? 'text-success' : 'text-text-muted'}`}>
      {state.open ? (
        time ? (
          <Trans>Open until {time}</Trans>
        ) : (
          <Trans>Open 24 hours</Trans>
        )
      ) : day ? (
        <Trans>
          Closed, opens {day} at {time}
        </Trans>
      ) : time ? (
        <Trans>Closed, opens at {time}</Trans>
      ) : (
        <Trans context="opening hours">Closed</Trans>
      )}
    </span>
  )
}
