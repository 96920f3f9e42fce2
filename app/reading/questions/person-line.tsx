import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { villageAndIsland } from '../../directory/place.ts'
import { PersonLink } from '../../people/users/person-link.tsx'
import type { Person } from './thread.ts'

/** Who wrote, from where, and what else there is to say about it. */
export function PersonLine({
  person: { name, village, island, href },
  children,
}: {
  person: Person
  children: ReactNode
}) {
  const { t, i18n } = useLingui()
  const place = villageAndIsland({ village, island: island ?? '' }, i18n)
  return (
    <div className="flex gap-3.5">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-pill bg-brand-soft font-semibold text-on-brand-soft"
      >
        {[...name][0]}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-semibold">
            <PersonLink href={href}>{name || t`Former member`}</PersonLink>
          </b>
          {place && <span className="text-sm text-text-muted">{place}</span>}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">{children}</p>
      </div>
    </div>
  )
}

/** What needs an account leads here, and from there back. */
export const signInPath = (next: string) => `/login?next=${encodeURIComponent(next)}`
