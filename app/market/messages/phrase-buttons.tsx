import { Trans, useLingui } from '@lingui/react/macro'
import { chipClass } from '../../ground/ui/chip.tsx'
import { phrasesFor, phraseText } from './phrases.ts'

/** Frequent phrases, sent by one press; the recipient reads them in their own language. */
export function PhraseButtons({ owns, onChoose }: { owns: boolean; onChoose: (phrase: string) => void }) {
  const { i18n } = useLingui()
  return (
    <details className="phrases">
      <summary className="phrases-summary">
        <Trans>Quick replies</Trans>
      </summary>
      <p className="px-4 text-sm text-text-muted">
        <Trans>Sent with one press. Each of you reads them in your own language.</Trans>
      </p>
      <div className="phrases-list">
        {phrasesFor(owns).map((phrase) => {
          const text = phraseText(phrase)
          return (
            text && (
              <button
                key={phrase}
                type="submit"
                name="phrase"
                value={phrase}
                className={chipClass()}
                onClick={(event) => {
                  event.preventDefault()
                  event.currentTarget.closest('details')!.open = false
                  onChoose(phrase)
                }}
              >
                {i18n._(text)}
              </button>
            )
          )
        })}
      </div>
    </details>
  )
}
