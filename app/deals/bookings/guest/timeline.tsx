import { Trans, useLingui } from '@lingui/react/macro'
import { momentText } from '../../../ground/i18n/format.ts'
import { stateTexts } from '../states/state-texts.ts'
import type { TimelineEntry } from './timeline-entry.ts'

/** What happened to a booking, the earliest first. */
export function Timeline({ moves }: { moves: readonly TimelineEntry[] }) {
  const { i18n } = useLingui()
  return (
    <section>
      <h2 className="mb-2 text-xl">
        <Trans>What has happened</Trans>
      </h2>
      <ol className="grid gap-2">
        {moves.map(({ id, at, side, toState, words, isMessage }) => (
          <li key={id}>
            <span className="block text-sm text-text-muted">{momentText(at, i18n.locale)}</span>
            {isMessage ? (
              side === 'owner' ? (
                <Trans>The owner writes</Trans>
              ) : (
                <Trans>The guest writes</Trans>
              )
            ) : (
              i18n._(stateTexts[toState])
            )}
            {words && <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
