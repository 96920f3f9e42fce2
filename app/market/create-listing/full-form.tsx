import css from './create-listing.css?url'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { PhotoField } from '../photos/photo-field.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { createListingPath } from './addresses.ts'
import type { Details, UnsentDetails } from './form/details.server.ts'
import { DetailsForm } from './form/details-form.tsx'

/** The whole form of a listing on one page, to create it and to edit it. */
export function FullForm({
  heading,
  details,
  unsent,
}: {
  heading: string
  details: Details & { isResumed: boolean }
  unsent: UnsentDetails | undefined
}) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const { draft, photos, isResumed } = details
  return (
    <main id="main" className="wrap pb-section">
      <link rel="stylesheet" href={css} precedence="feature" />
      <title>{draft.isEdit ? t`Edit listing` : t`Create Listing`}</title>
      <meta name="robots" content="noindex" />
      <Crumbs>{draft.typeName}</Crumbs>
      <div className="mx-auto max-w-240">
        <h1 className="mt-4 text-3xl">{heading}</h1>
        {isResumed && (
          <p className="mt-2 text-sm text-text-muted">
            <Trans>
              This is what you wrote last time.{' '}
              <a
                href={`${pathname}?draft=new`}
                className="font-semibold text-brand underline underline-offset-4"
              >
                Start a new one
              </a>
            </Trans>
          </p>
        )}
        <DetailsForm
          key={draft.id}
          id="details"
          details={details}
          unsent={unsent}
          before={
            <section className="rounded-xl bg-surface p-6 shadow-md">
              <PhotoField draftId={draft.id} photos={photos} refused={unsent?.refusedFiles} />
            </section>
          }
        />
      </div>
    </main>
  )
}

/** Home, Profile, Create Listing and this. */
function Crumbs({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const links = [
    ['/', t`Home`],
    ['/profile', t`Profile`],
    [createListingPath, t`Create Listing`],
  ] as const
  return (
    <nav aria-label={t`Breadcrumb`} className="pt-1 text-sm text-text-muted sm:pt-3">
      <ol className="flex flex-wrap items-center gap-1">
        {links.map(([address, label]) => (
          <li key={address} className="flex items-center gap-1">
            <Link to={address} className="inline-flex min-h-11 items-center hover:underline lg:min-h-9">
              {label}
            </Link>
            <Icon name="chevron-right" className="size-4" />
          </li>
        ))}
        <li aria-current="page">{children}</li>
      </ol>
    </nav>
  )
}
