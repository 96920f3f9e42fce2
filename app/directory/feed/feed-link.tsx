import { Trans } from '@lingui/react/macro'

/** To what a list has newly, for those who read feeds. */
export const FeedLink = ({ href }: { href: string }) => (
  <p className="flex justify-center">
    <a
      href={href}
      type="application/rss+xml"
      className="inline-flex min-h-11 items-center text-sm text-text-muted hover:underline print:hidden"
    >
      <Trans>New listings by RSS</Trans>
    </a>
  </p>
)
