import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { historyPath } from './content-address.ts'
import type { LoadedItem } from './load-item.server.ts'

/** Where else an item is read and written. */
export const ItemLinks = ({ item: { kind, ref, address, elsewhere } }: { item: LoadedItem }) => (
  <p className="mt-2 mb-5 flex flex-wrap gap-x-6">
    {address && (
      <a href={address} className={linkClass}>
        <Trans>As visitors see it</Trans>
      </a>
    )}
    {elsewhere && (
      <Link to={elsewhere.address} className={linkClass}>
        {elsewhere.label}
      </Link>
    )}
    {ref !== null && (
      <Link to={historyPath(kind.name, { of: ref })} className={linkClass}>
        <Trans>History</Trans>
      </Link>
    )}
  </p>
)

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'
