import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/**
 * A few of an area's listings on the home page.
 * @param linkText of the link beside the title
 * @param browseText of the button below, on phones
 */
export function HomeSection({
  title,
  intro,
  href,
  linkText,
  browseText,
  children,
}: {
  title: ReactNode
  intro?: ReactNode
  href: string
  linkText: ReactNode
  browseText: ReactNode
  children: ReactNode
}) {
  return (
    <section className="wrap py-[calc(var(--spacing-section)/2)]">
      <div className="mb-5.5 flex items-end gap-4">
        <div className="mr-auto">
          <h2 className="text-3xl">{title}</h2>
          {intro && <p className="mt-1 text-text-muted">{intro}</p>}
        </div>
        <Link
          to={href}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-brand underline-offset-4 hover:underline max-sm:hidden"
        >
          {linkText}
          <Icon name="arrow-right" className="size-4.5" />
        </Link>
      </div>
      {children}
      <Link to={href} className={`${buttonClass({ tone: 'line', wide: true })} mt-5 sm:hidden`}>
        {browseText}
      </Link>
    </section>
  )
}

/** Three beside each other; on phones a rail that is swiped, so that the next one shows. */
export const homeCards =
  'grid grid-cols-3 gap-x-5.5 gap-y-7 max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:gap-3.5 max-sm:overflow-x-auto max-sm:scroll-px-gutter max-sm:px-gutter max-sm:scrollbar-none max-sm:*:w-[78%] max-sm:*:shrink-0 max-sm:*:snap-start'
