import { Trans, useLingui } from '@lingui/react/macro'
import { momentText } from '../../../ground/i18n/format.ts'
import { stateTexts } from './state-texts.ts'
import type { State } from './states.ts'

export type TimelineEntry = {
  readonly id: number
  readonly at: Date
  readonly toState: State
  readonly words: string
}

export const timelineEntry = ({ id, at, toState, words }: TimelineEntry): TimelineEntry => ({
  id,
  at,
  toState,
  words,
})

/** What happened to an application, the earliest first. */
export function Timeline({ moves }: { moves: readonly TimelineEntry[] }) {
  const { i18n } = useLingui()
  return (
    <section>
      <h2 className="mb-2 text-lg">
        <Trans>What has happened</Trans>
      </h2>
      <ol className="grid gap-2">
        {moves.map(({ id, at, toState, words }) => (
          <li key={id}>
            <span className="text-sm text-text-muted">{momentText(at, i18n.locale)}</span>{' '}
            {i18n._(stateTexts[toState])}
            {words && <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
