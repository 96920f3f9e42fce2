import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatNumber } from '../../ground/i18n/format.ts'
import { chipClass } from '../../ground/ui/chip.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { WantedItem } from './kind.ts'

/** Searches of visitors that found nothing, each a link to a form that begins with it. */
export function WantedItems({ wanted }: { wanted: readonly WantedItem[] }) {
  const { i18n } = useLingui()
  return (
    <section className="mt-5">
      <h2 className="text-xl">
        <Trans>Searches without result</Trans>
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {wanted.map(({ text, count, address }) => (
          <li key={text} className="max-w-full">
            <Link to={address} className={`${chipClass()} max-w-full`}>
              <Icon name="plus" className="size-4" />
              <span className="truncate">{text}</span>
              <span className="text-text-muted">{formatNumber(count, i18n.locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
