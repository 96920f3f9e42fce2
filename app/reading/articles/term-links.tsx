import { Link } from 'react-router'
import { chipClass } from '../../ground/ui/chip.tsx'

/** Categories or tags as links, one beside the other. @param name what they are, for a screen reader */
export const TermLinks = ({
  name,
  links,
}: {
  name: string
  links: readonly { href: string; label: string; current?: boolean }[]
}) => (
  <nav aria-label={name}>
    <ul className="flex flex-wrap gap-2">
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <Link to={href} aria-current={current ? 'page' : undefined} className={chipClass({ on: current })}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
