import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'

/** The ways to other pages of a list; null: this is the first one, or the last. */
export function PageLinks({ first, next }: { first: string | null; next: string | null }) {
  const { t } = useLingui()
  if (first === null && next === null) return null
  return (
    <nav aria-label={t`Pages`} className="mt-4 flex flex-wrap gap-3">
      {first !== null && (
        <Link to={first} className={buttonClass({ tone: 'line' })}>
          <Trans>First page</Trans>
        </Link>
      )}
      {next !== null && (
        <Link to={next} className={buttonClass({ tone: 'line' })}>
          <Trans>Next page</Trans>
        </Link>
      )}
    </nav>
  )
}
