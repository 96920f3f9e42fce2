import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { problemTexts } from '../requests/problem-texts.ts'
import { PersonFields, type RefusedPerson } from './person-fields.tsx'

/** Nothing can be booked here now; what was typed for it before can still be read. */
export function NotOffered({ refused }: { refused: RefusedPerson | undefined }) {
  const { i18n, t } = useLingui()
  return (
    <main id="main" className="wrap py-section">
      <title>{t`Book`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-160 gap-5">
        <h1 className="text-3xl">
          <Trans>Book</Trans>
        </h1>
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
          {i18n._(problemTexts['not-bookable'])}
        </p>
        {refused && (
          <div className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
            <PersonFields
              loaded={{ needsNames: false, name: '', opened: null }}
              refused={refused}
              kept={{}}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Link to=".." relative="path" className={buttonClass()}>
            <Trans>Back to the listing</Trans>
          </Link>
          <Link to="/bookings" className={buttonClass({ tone: 'line' })}>
            <Trans>Your bookings</Trans>
          </Link>
        </div>
      </div>
    </main>
  )
}
