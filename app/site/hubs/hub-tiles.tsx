import { SiteLink } from '../../ground/ui/site-link.tsx'
import { TileFace, tileLooks } from '../../directory/list/tiles.tsx'

export type HubTile = { readonly to: string; readonly name: string; readonly picture: string }

/** Ways on as pictures. @param label what they lead to */
export function HubTiles({ label, tiles }: { label: string; tiles: readonly HubTile[] }) {
  const look = tileLooks(tiles.length)
  return (
    <nav aria-label={label}>
      <ul className={look.row}>
        {tiles.map(({ to, name, picture }) => (
          <li key={to} className="py-1.5">
            <SiteLink to={to} prefetch="intent" className={look.link}>
              <TileFace picture={picture}>{name}</TileFace>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
