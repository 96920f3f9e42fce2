import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { stateLabels } from '../case-labels.ts'
import type { CaseLine } from '../find-cases.server.ts'

/** The chosen cases that were skipped: decided by others, changed, or to be decided individually. */
export function SkippedNote({ skipped }: { skipped: readonly CaseLine[] }) {
  const { t, i18n } = useLingui()
  return (
    <div role="alert" className="mt-6 max-w-140 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
      <p>
        <Trans>
          These were skipped because they changed or were decided while you were reading, or because others
          have also changed the same thing. Decide those one at a time.
        </Trans>
      </p>
      <ul className="mt-2">
        {skipped.map(({ id, title, state, by }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              to={`/admin/moderation/${id}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {title || t`Without words`}
            </Link>
            {[``, i18n._(stateLabels[state]), state === 'open' ? null : by]
              .filter((part) => part !== null)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
