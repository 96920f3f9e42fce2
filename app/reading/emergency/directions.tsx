import { Trans } from '@lingui/react/macro'
import type { Island } from '../../ground/request/islands.ts'

const names = { saipan: 'Saipan', tinian: 'Tinian', rota: 'Rota' } as const

/** Opens the phone's own map, which may work without a network. By name: no one has measured the places for us. */
export function Directions({ name: place, island }: { name: string; island: Island }) {
  const name = <>{place}</> // of a text, Trans would read what looks like a tag as one
  return (
    <a href={`geo:0,0?q=${encodeURIComponent(`${place}, ${names[island]}`)}`}>
      <Trans>
        Directions<span className="sr-only"> to {name}</span>
      </Trans>
    </a>
  )
}
