import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { stateLabels } from '../state-labels.ts'
import type { ComparedListing, Pair } from './find-pair.server.ts'

const sides = 'grid grid-cols-2 gap-x-4 gap-y-1 sm:gap-x-6'

/** The facts of two listings, those that differ first, with the choice of the one to keep. */
export function Comparison({ pair: { listings, rows } }: { pair: Pair }) {
  const { t } = useLingui()
  const differing = rows.filter(({ texts: [one, other] }) => one !== other)
  const same = rows.filter((row) => !differing.includes(row))
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t`The listing to keep`}</legend>
        <div className={sides}>
          {listings.map((listing) => (
            <ListingChoice key={listing.id} listing={listing} />
          ))}
        </div>
      </fieldset>
      <dl className="mt-6 grid gap-4 rounded-xl bg-surface p-4 shadow-md sm:p-6">
        {[...differing, ...same].map((row) => (
          <div key={row.label} className="min-w-0">
            <dt className="text-xs font-semibold text-text-muted">
              {row.label}
              {differing.includes(row) && (
                <span className="ml-2 text-warn">
                  <Trans>Differs</Trans>
                </span>
              )}
            </dt>
            <dd className={sides}>
              {row.texts.map((text, at) => (
                <span key={listings[at]!.id} className="min-w-0 whitespace-pre-line wrap-anywhere">
                  {text || '–'}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function ListingChoice({ listing }: { listing: ComparedListing }) {
  const { i18n, t } = useLingui()
  const { id, title, owner, state, created, reviews, photos } = listing
  const count = formatNumber(reviews, i18n.locale)
  return (
    <label className="block min-w-0 rounded-xl bg-surface p-4 shadow-md has-checked:inset-ring-2 has-checked:inset-ring-focus">
      <span className="flex min-h-11 items-center gap-2 font-semibold">
        <input type="radio" name="keep" value={id} required className="size-5 shrink-0" />
        <Trans>Keep this one</Trans>
      </span>
      {photos[0] && (
        <img src={photos[0].src} alt="" className="mt-2 aspect-3/2 w-full rounded-lg object-cover" />
      )}
      <b className="mt-2 block wrap-anywhere">{title}</b>
      <span className="mt-1 block text-sm wrap-anywhere text-text-muted">
        {[i18n._(stateLabels[state]), created, owner, t`Reviews: ${count}`].filter(Boolean).join(' · ')}
      </span>
    </label>
  )
}
