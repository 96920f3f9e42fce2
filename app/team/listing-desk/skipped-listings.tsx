import { Trans } from '@lingui/react/macro'

import type { DeskListing } from './find-listings.server.ts'

type SkippedListing = Pick<DeskListing, 'title' | 'lang'> & { readonly id: number }

/** The chosen listings that are not going to be hidden. */
export const SkippedListings = ({ skipped }: { skipped: readonly SkippedListing[] }) => (
  <div role="alert" className="mt-6 max-w-140 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
    <p>
      <Trans>
        These were skipped because they are hidden or deleted, are yours, or someone else is deciding about
        them.
      </Trans>
    </p>
    <ul className="mt-2 list-disc pl-5">
      {skipped.map(({ id, title, lang }) => (
        <li key={id} lang={lang ?? undefined} className="wrap-anywhere">
          {title}
        </li>
      ))}
    </ul>
  </div>
)
