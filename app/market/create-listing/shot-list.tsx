import { Trans } from '@lingui/react/macro'
import { Picture } from '../../ground/ui/picture.tsx'

/** What of a listing to photograph, drawn; of what is sold used its flaws, too. */
export type Shots = {
  readonly shots: readonly { readonly picture: string; readonly what: string }[]
  readonly isSecondHand: boolean
}

/** Asks for the photos that people look for in a listing of this kind. */
export function ShotList({ shots, isSecondHand }: Shots) {
  if (shots.length === 0) return null
  return (
    <section aria-labelledby="shots" className="mt-5">
      <h2 id="shots" className="text-xl">
        <Trans>What to photograph</Trans>
      </h2>
      <p className="mt-1 text-text-muted">
        {isSecondHand ? (
          <Trans>
            Take the photos in daylight, hold the phone sideways, and show flaws too: people will ask about
            them.
          </Trans>
        ) : (
          <Trans>Take the photos in daylight, and hold the phone sideways.</Trans>
        )}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {shots.map(({ picture, what }) => (
          <li key={what}>
            <Picture src={picture} alt="" ratio="4/3" className="rounded-md" />
            <p className="mt-1.5 text-sm leading-snug">{what}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
