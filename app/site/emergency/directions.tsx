import { Trans } from '@lingui/react/macro'
import type { Island } from '../../directory/islands.ts'

const names = { saipan: 'Saipan', tinian: 'Tinian', rota: 'Rota' } as const

/** Opens the phone's own map, which may work without a network. By name: nobody has measured the places for us. */
export const Directions = ({ name, island }: { name: string; island: Island }) => (
  <a href={`geo:0,0?q=${encodeURIComponent(`${name}, ${names[island]}`)}`}>
    <Trans>
      Directions<span className="sr-only"> to {name}</span>
    </Trans>
  </a>
)
