import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { tiles } from '../menus/navigation.ts'

/** All areas at a glance; up to 1024 pixels in one row that is swiped. */
export function HomeTiles() {
  const { i18n } = useLingui()
  return (
    <section className="wrap pt-[calc(var(--spacing-section)*0.7)] pb-[calc(var(--spacing-section)/2)]">
      <h2 className="sr-only">
        <Trans>Browse</Trans>
      </h2>
      <ul className="grid grid-cols-8 gap-x-4 gap-y-5 max-lg:-mx-gutter max-lg:flex max-lg:snap-x max-lg:gap-3 max-lg:overflow-x-auto max-lg:scroll-px-gutter max-lg:px-gutter max-lg:pt-1 max-lg:scrollbar-none max-lg:*:w-[5.5rem] max-lg:*:shrink-0 max-lg:*:snap-start sm:max-lg:*:w-[6.75rem]">
        {tiles.map(({ to, name, picture }) => (
          <li key={to}>
            <SiteLink
              to={to}
              prefetch="intent"
              className="group block text-center text-sm leading-tight font-semibold"
            >
              <img
                src={`/pictures/tiles/${picture}.svg`}
                alt=""
                width={160}
                height={160}
                loading="lazy"
                decoding="async"
                className="scene mb-2 block aspect-square h-auto w-full rounded-xl transition-[transform,box-shadow] duration-(--duration-ui) group-hover:-translate-y-0.75 group-hover:shadow-md"
              />
              <span className="group-hover:text-brand">{i18n._(name)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
