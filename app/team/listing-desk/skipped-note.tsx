import { Trans } from '@lingui/react/macro'

type SkippedListing = { readonly id: number; readonly title: string }

/** The chosen listings that are not going to be hidden. */
export const SkippedNote = ({ skipped }: { skipped: readonly SkippedListing[] }) => (
  <div role="alert" className="mt-6 max-w-140 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
    <p>
      <Trans>
        These were skipped because they are hidden, are yours, or someone else is deciding about them.
      </Trans>
    </p>
    <ul className="mt-2 list-disc pl-5">
      {skipped.map(({ id, title }) => (
        <li key={id} className="wrap-anywhere">
          {title}
        </li>
      ))}
    </ul>
  </div>
)
