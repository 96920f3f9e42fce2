import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

/** What to say, in English; English readers don't need the list. */
const phrases = [
  { english: 'I need an ambulance.', meaning: msg`An ambulance, please.` },
  { english: 'I need the police.', meaning: msg`The police, please.` },
  { english: 'There is a fire.', meaning: msg`There is a fire.` },
  { english: 'I am at …', meaning: msg`Where you are: village, landmark or hotel` },
] as const

/** Hard-coded instead of stored, so that it works when nothing else does. */
export function Call() {
  const { i18n } = useLingui()
  return (
    <section className="call">
      <a href="tel:911">
        <Trans>
          Call <b>911</b>
        </Trans>
      </a>
      <p>
        <Trans>
          Police, fire, ambulance, on all islands, from any phone. Say the village and a landmark: few houses
          have numbers.
        </Trans>
      </p>
      {i18n.locale !== 'en' && (
        <>
          <p>
            <Trans>Calls are answered in English:</Trans>
          </p>
          <ul>
            {phrases.map(({ english, meaning }) => (
              <li key={english}>
                <b lang="en">{english}</b> {i18n._(meaning)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
