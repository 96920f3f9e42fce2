import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '../ground/ui/site-link.tsx'
import { buttonClass } from '../ground/ui/button.tsx'
import { Icon } from '../ground/ui/icon.tsx'
import { railClass } from '../ground/ui/rail.ts'

type Props<Children> = {
  title: ReactNode
  href: string
  /** The text of the button below, on phones. */
  browseText: ReactNode
  children: Children
}

/** A few listings of one area, on a page that shows several areas; nothing if the area has none. */
export function Showcase({ children, ...rest }: Props<readonly ReactNode[]>) {
  if (children.length === 0) return null
  return (
    <LinkedSection {...rest}>
      <div className={railClass}>{children}</div>
    </LinkedSection>
  )
}

/** A part of a page, with a link to the whole list. */
export const LinkedSection = ({ title, href, browseText, children }: Props<ReactNode>) => (
  <section className="wrap py-[calc(var(--spacing-section)/2)]">
    <div className="mb-5.5 flex items-end gap-4">
      <h2 className="mr-auto text-3xl">{title}</h2>
      <SiteLink
        to={href}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-brand underline-offset-4 hover:underline max-sm:hidden"
      >
        <Trans>View All</Trans>
        <Icon name="arrow-right" className="size-4.5" />
      </SiteLink>
    </div>
    {children}
    <SiteLink to={href} className={`${buttonClass({ tone: 'line', wide: true })} mt-5 sm:hidden`}>
      {browseText}
    </SiteLink>
  </section>
)
