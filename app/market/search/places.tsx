import { Link } from 'react-router'
import { chipClass } from '../../ground/ui/chip.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

/** Pages of this site to look in, one beside the other. @param name what they are, for a screen reader */
export const Places = ({
  name,
  links,
}: {
  name: string
  links: readonly { readonly label: string; readonly detail?: string; readonly href: string }[]
}) => (
  <nav aria-label={name} className="mt-5">
    <ul className="flex flex-wrap gap-2">
      {links.map(({ label, detail, href }) => (
        <li key={href}>
          <Link to={href} className={chipClass()}>
            {[label, detail].filter(Boolean).join(' · ')}
            <Icon name="arrow-right" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
