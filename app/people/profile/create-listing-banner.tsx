import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

/** Invites to list something. @param isFirst whether no other step comes first */
export const CreateListingBanner = ({ isFirst }: { isFirst: boolean }) => (
  <section
    className={`flex flex-wrap items-center justify-between gap-4 rounded-xl p-6 ${isFirst ? 'bg-brand-soft text-on-brand-soft' : 'bg-surface shadow-md'}`}
  >
    {isFirst && (
      <img
        src="/pictures/tiles/buy-sell.svg"
        alt=""
        width={96}
        height={96}
        className="scene size-24 rounded-pill max-sm:hidden"
      />
    )}
    <div className="min-w-0 grow">
      <h2 className={isFirst ? 'text-2xl' : 'text-xl'}>
        <Trans>Something to sell, rent or announce?</Trans>
      </h2>
      <p className="mt-1">
        <Trans>Show it to all of Saipan, Tinian and Rota in a few minutes.</Trans>
      </p>
    </div>
    <Link
      to="/create-listing"
      className={`${buttonClass(isFirst ? { tone: 'action', size: 'lg' } : { tone: 'line' })} max-sm:w-full`}
    >
      <Icon name="plus" />
      <Trans>Create Listing</Trans>
    </Link>
  </section>
)
