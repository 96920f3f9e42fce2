import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { saveSearchAddress } from './save-search-address.ts'

/** How to hear of what a list has newly. @param search its address @param feed for those who read feeds */
export const FollowLinks = ({ search, feed }: { search: string; feed: string }) => (
  <p className="flex flex-wrap items-center justify-center gap-4 print:hidden">
    <a href={saveSearchAddress(search)} rel="nofollow" className={buttonClass({ tone: 'line' })}>
      <Icon name="bell" className="size-4.5" />
      <Trans>Save this search</Trans>
    </a>
    <a
      href={feed}
      type="application/rss+xml"
      className="inline-flex min-h-11 items-center text-sm text-text-muted hover:underline print:hidden"
    >
      <Trans>RSS feed of new listings</Trans>
    </a>
  </p>
)
