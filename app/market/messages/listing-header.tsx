import { Trans, useLingui } from '@lingui/react/macro'
import { villageAndIsland } from '../../directory/place.ts'
import { Price } from '../../directory/price.tsx'
import { defaultPicture } from '../../directory/reference.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { Picture } from '../../ground/ui/picture.tsx'
import type { ListingSubject } from './load-conversation.server.ts'

/** What the messages are about; of a listing that is gone, what it was called. */
export function ListingHeader({ about: { title, reference } }: { about: ListingSubject }) {
  const { i18n, t } = useLingui()
  const place = reference?.place
  return (
    <header className="messages-about">
      <div className="messages-about-picture">
        <Picture src={reference?.picture ?? defaultPicture} alt="" ratio="1/1" />
      </div>
      <div className="min-w-0 grow">
        <h1 className="text-lg leading-tight wrap-anywhere" lang={reference?.lang ?? undefined}>
          {reference?.title ?? title}
        </h1>
        <p className="flex flex-wrap gap-x-2 text-sm text-text-muted">
          {reference?.price && <Price price={reference.price} />}
          {place && <span>{villageAndIsland(place, i18n)}</span>}
          {reference?.state !== 'here' && (
            <span>{reference?.state === 'past' ? t`This event is over.` : t`No longer available`}</span>
          )}
        </p>
      </div>
      {reference && (
        <a
          href={reference.href}
          target="_blank"
          rel="noopener"
          className={buttonClass({ tone: 'line', size: 'sm' })}
        >
          <Trans>View Listing</Trans>
          <Icon name="external" className="size-4" />
        </a>
      )}
    </header>
  )
}
