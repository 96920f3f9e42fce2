import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

type Props = {
  page: number
  pages: number
  addressOf: (page: number) => string
  /** For lists that search engines are not to follow. */
  nofollow?: boolean
}

const cell =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-2.5 text-sm font-semibold'
const link = `${cell} hover:bg-surface-2`

/** Previous 1 2 3 … Next, shown even for a single page. */
export function Pager(props: Props) {
  const { t } = useLingui()
  const { page, pages } = props
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-center gap-1 pt-10 pb-2">
      <Step {...props} to={page - 1} rel="prev">
        <Icon name="chevron-left" className="size-4.5" />
        <span className="max-sm:sr-only">
          <Trans>Previous</Trans>
        </span>
      </Step>
      {pagesAround(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap${index}`} aria-hidden className="px-1 text-text-muted">
            …
          </span>
        ) : (
          <PageLink
            key={number}
            {...props}
            to={number}
            aria-label={t`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={`${cell} ${number === page ? 'bg-brand text-on-brand' : 'hover:bg-surface-2'} ${isSide(number, page, pages) ? 'max-sm:hidden' : ''}`}
          >
            {number}
          </PageLink>
        ),
      )}
      <Step {...props} to={page + 1} rel="next">
        <span className="max-sm:sr-only">
          <Trans>Next</Trans>
        </span>
        <Icon name="chevron-right" className="size-4.5" />
      </Step>
    </nav>
  )
}

/** A link to the next or previous page; without a link at the ends. */
function Step({ to, children, ...rest }: Props & { to: number; rel: 'prev' | 'next'; children: ReactNode }) {
  if (to < 1 || to > rest.pages) {
    return (
      <span aria-disabled className={`${cell} text-text-faint`}>
        {children}
      </span>
    )
  }
  return (
    <PageLink {...rest} to={to} className={link}>
      {children}
    </PageLink>
  )
}

function PageLink({
  page: _page,
  pages: _pages,
  addressOf,
  nofollow,
  to,
  rel,
  ...rest
}: Props & { to: number } & Omit<ComponentProps<typeof SiteLink>, 'to'>) {
  const words = [rel, nofollow && 'nofollow'].filter(Boolean).join(' ')
  return <SiteLink to={addressOf(to)} rel={words || undefined} preventScrollReset {...rest} />
}

/** The first, the last and those around the page on show; null where some are left out. */
function pagesAround(page: number, pages: number): (number | null)[] {
  const visiblePages = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1 || pages <= 5,
  )
  return visiblePages.flatMap((number, index) =>
    index > 0 && number - visiblePages[index - 1]! > 1 ? [null, number] : [number],
  )
}

/** What a phone has no room for. */
const isSide = (number: number, page: number, pages: number) =>
  pages > 5 && number !== page && number !== 1 && number !== pages
