import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & {
  /** An address of this site, from its first slash on. */
  to: string
  /** Its page is fetched as soon as a pointer or the focus rests on it. */
  prefetch?: 'intent'
  /** The page stays scrolled where it is. */
  preventScrollReset?: boolean
}

/**
 * A link within the site, as React Router's own, but without hooks: a page has a hundred of them. `FollowLinks` does
 * for all what that would do for each.
 */
export const SiteLink = ({ to, prefetch, preventScrollReset, children, ...rest }: Props) => (
  <a {...rest} href={to} data-link={prefetch ?? ''} data-keep-scroll={preventScrollReset || undefined}>
    {children}
  </a>
)
