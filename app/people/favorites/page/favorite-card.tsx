import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Tag } from '../../../directory/listing-card.tsx'
import { villageAndIsland } from '../../../directory/place.ts'
import { Price } from '../../../directory/price.tsx'
import { formatMoney } from '../../../ground/i18n/format.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { Picture } from '../../../ground/ui/picture.tsx'
import { FavoriteButton } from '../favorite-button.tsx'
import { favoritesPath } from './favorites-query.ts'
import { type FavoriteCard, wordOf } from './card.ts'
import type { FavoriteType } from './types.server.ts'

/** A favorite as the listing is now. The link covers the card except for the heart. */
export function FavoriteCardView({
  card: { entry, reference, wasCents },
  types,
}: {
  card: FavoriteCard
  types: readonly FavoriteType[]
}) {
  const { i18n, t } = useLingui()
  const state = reference?.state ?? 'gone'
  const title = reference?.title ?? t`No longer available`
  const faded = state === 'here' ? '' : 'opacity-70 [filter:grayscale(0.85)]'
  return (
    <article className="group relative flex flex-col has-[h3_a:focus-visible]:rounded-lg has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-offset-4 has-[h3_a:focus-visible]:outline-focus">
      <div className={`relative w-full self-start overflow-hidden rounded-lg bg-skeleton ${faded}`}>
        <Picture
          src={reference?.picture ?? '/pictures/default.svg'}
          alt=""
          ratio="4/3"
          className="group-hover:scale-[1.035]"
        />
      </div>
      <div className="pointer-events-none absolute top-3 left-3 flex gap-1.5">
        {wasCents !== null && (
          <Tag tone="bright">
            <Trans>Price dropped</Trans>
          </Tag>
        )}
        {state !== 'here' && <Tag>{state === 'past' ? t`Past` : t`No longer available`}</Tag>}
      </div>
      <div className="min-w-0 px-0.5 pt-3">
        {reference?.price && (
          <p className="text-[1.3125rem] leading-tight">
            <Price price={reference.price} />
            {wasCents !== null && (
              <s className="ml-2 text-sm text-text-muted">
                <span className="sr-only">{t`Was`} </span>
                {formatMoney(wasCents, i18n.locale)}
              </s>
            )}
          </p>
        )}
        <h3
          lang={reference?.lang ?? undefined}
          className={`mt-0.75 font-sans text-base leading-snug tracking-[-0.008em] text-pretty ${state === 'here' ? '' : 'text-text-muted'}`}
        >
          {reference && state !== 'gone' ? (
            <Link
              to={reference.href}
              prefetch="intent"
              className="outline-none after:absolute after:inset-0 after:rounded-lg group-hover:text-brand"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-1.25 flex items-center gap-1.25 text-sm leading-snug text-text-muted">
          {reference?.place ? (
            <>
              <Icon name="map-pin" className="size-3.75" />
              {villageAndIsland(reference.place, i18n)}
            </>
          ) : (
            types.find(({ type }) => type === entry.type)?.name
          )}
        </p>
      </div>
      <FavoriteButton type={entry.type} id={entry.id} title={title} variant="card" />
      <noscript>
        <form method="post" action={favoritesPath} className="relative mt-2">
          <button type="submit" name="remove" value={wordOf(entry)} className={buttonClass({ tone: 'line' })}>
            <Trans>Remove</Trans> <span className="sr-only">{title}</span>
          </button>
        </form>
      </noscript>
    </article>
  )
}
