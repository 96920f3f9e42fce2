import { Trans, useLingui } from '@lingui/react/macro'
import { momentText } from '../../../ground/i18n/format.ts'
import { entryText, sideTexts, type TimelineEntry } from './timeline-entry.ts'

/** What happened to a booking and who did it, the earliest first. */
export function Timeline({ moves }: { moves: readonly TimelineEntry[] }) {
  const { i18n } = useLingui()
  return (
    <section>
      <h2 className="mb-2 text-xl">
        <Trans>What has happened</Trans>
      </h2>
      <ol className="grid gap-2">
        {moves.map((entry) => {
          const who = sideTexts[entry.side]
          return (
            <li key={entry.id}>
              <span className="block text-sm text-text-muted">
                {[momentText(entry.at, i18n.locale), who && i18n._(who)].filter(Boolean).join(' · ')}
              </span>
              {i18n._(entryText(entry))}
              {entry.words && <p className="whitespace-pre-line wrap-anywhere">{entry.words}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
