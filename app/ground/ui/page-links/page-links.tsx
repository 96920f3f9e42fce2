import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../button.tsx'

type PageLinksProps = { first: string | null; next: string | null; list?: string; more?: string }

/**
 * The ways to other pages of a list; null: this is the first one, or the last.
 * @param list its name, on a page with several lists
 * @param more the words of its link to the next page, if it has its own
 */
export function PageLinks({ first, next, list, more }: PageLinksProps) {
  const { t } = useLingui()
  if (first === null && next === null) return null
  const nameOf = (label: string) => list && t`${label}: ${list}`
  const toNext = more ?? t`Next page`
  return (
    <nav aria-label={nameOf(t`Pages`) ?? t`Pages`} className="mt-4 flex flex-wrap gap-3">
      {first !== null && (
        <Link to={first} aria-label={nameOf(t`First page`)} className={buttonClass({ tone: 'line' })}>
          <Trans>First page</Trans>
        </Link>
      )}
      {next !== null && (
        <Link to={next} aria-label={nameOf(toNext)} className={buttonClass({ tone: 'line' })}>
          {toNext}
        </Link>
      )}
    </nav>
  )
}
