import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import type { AnyArea, AreaTexts } from '../area.ts'

// The words stand on sky; this keeps it dark enough wherever the picture is cut.
const scrim =
  'after:absolute after:inset-0 after:-z-10 after:bg-[oklch(28%_.085_242/.7)] after:mask-[linear-gradient(#000_45%,transparent_80%)] sm:after:mask-[linear-gradient(90deg,#000_38%,transparent_68%),linear-gradient(#000_60%,transparent_90%)] sm:after:mask-intersect'

/** The top of an area's list, and a smaller one of a preset's. */
export function AreaHero({ area, action }: { area: AnyArea; action?: ReactNode }) {
  const whole = area.preset?.of
  return (
    <Hero texts={area.texts} picture={(whole ?? area).path} within={whole} small={!!whole} action={action} />
  )
}

/**
 * The top of a page: its picture, name and what it is about.
 * @param picture the path of the page that the picture was made for
 * @param within the page that leads to this one, besides the home page
 */
export function Hero({
  texts: { title, subtitle },
  picture,
  within,
  small = false,
  action,
}: {
  texts: Pick<AreaTexts, 'title' | 'subtitle'>
  picture: string
  within?: { path: string; texts: { title: MessageDescriptor } } | undefined
  small?: boolean
  action?: ReactNode
}) {
  const { t, i18n } = useLingui()
  const crumbs = [{ path: '/', title: <Trans>Home</Trans> }]
  if (within) crumbs.push({ path: within.path, title: <>{i18n._(within.texts.title)}</> })
  return (
    <section
      className={`relative isolate ${small ? 'min-h-[max(25vh,250px)]' : 'min-h-[max(40vh,350px)]'} text-white ${scrim}`}
    >
      <picture>
        <source media="(width < 40.0625rem)" srcSet={`/pictures/heroes${picture}-portrait.svg`} />
        <img
          src={`/pictures/heroes${picture}.svg`}
          alt=""
          width={1680}
          height={720}
          fetchPriority="high"
          className="absolute inset-0 -z-20 size-full object-cover object-[60%_66%] max-sm:object-bottom dark:[filter:brightness(0.88)]"
        />
      </picture>
      <div className="wrap pt-2 pb-14 sm:pt-4">
        <nav aria-label={t`Breadcrumb`} className="flex min-h-11 items-center gap-1 text-sm font-medium">
          {crumbs.map((crumb) => (
            <Fragment key={crumb.path}>
              <Link
                to={crumb.path}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {crumb.title}
              </Link>
              <Icon name="chevron-right" className="size-4" />
            </Fragment>
          ))}
          <span aria-current="page">{i18n._(title)}</span>
        </nav>
        <h1 className="mt-2 text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] leading-[1.05] text-shadow-2xs">
          {i18n._(title)}
        </h1>
        <p className="mt-2 text-lg leading-snug font-medium text-shadow-2xs max-sm:max-w-[17em]">
          {i18n._(subtitle)}
        </p>
        {action && <div className="mt-5">{action}</div>}
      </div>
    </section>
  )
}
