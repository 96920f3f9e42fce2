import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { chipClass } from '../../ground/ui/chip.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { SearchData } from './load-search.server.ts'

/** What a search was understood to ask for, each a link to the search without it. */
export function UnderstoodChips({ chips }: Pick<SearchData, 'chips'>) {
  const { t } = useLingui()
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={t`Filters in your search`}
      className="max-lg:-mx-gutter mt-4 flex gap-2 overflow-x-auto py-1 scrollbar-none *:shrink-0 max-lg:px-gutter"
    >
      {chips.map(({ label, without }) => (
        <li key={label} className="max-w-60">
          <Link
            to={without}
            rel="nofollow"
            aria-label={t`Remove filter: ${label}`}
            className={`${chipClass({ on: true })} max-w-full`}
          >
            <span className="truncate">{label}</span>
            <Icon name="x" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
