import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'

// The text is on the sky; this keeps it dark enough wherever the picture is cropped.
const scrim =
  'after:absolute after:inset-0 after:-z-10 after:bg-[oklch(28%_.085_242/.7)] after:mask-[linear-gradient(#000_45%,transparent_80%)] sm:after:mask-[linear-gradient(90deg,#000_38%,transparent_68%),linear-gradient(#000_60%,transparent_90%)] sm:after:mask-intersect'

/** The top of an area's list: its picture, name and what it is about. A preset's is small, below its area's. */
export function Hero({ area, action }: { area: AnyArea; action?: ReactNode }) {
  const { i18n } = useLingui()
  const whole = area.preset?.of
  return (
    <PageHero
      picture={whole?.path ?? area.path}
      above={whole && { href: whole.path, name: i18n._(whole.texts.title) }}
      small={!!whole}
      title={i18n._(area.texts.title)}
      subtitle={i18n._(area.texts.subtitle)}
      action={action}
    />
  )
}

/**
 * The same for a page that is no area's.
 * @param picture `/blog` for the pictures `/pictures/heroes/blog.svg` and `blog-portrait.svg`
 * @param above the page that this one is a part of
 */
export function PageHero({
  picture,
  above,
  small,
  title,
  subtitle,
  action,
}: {
  picture: string
  above?: { href: string; name: string } | undefined
  small?: boolean
  title: string
  subtitle: string
  action?: ReactNode
}) {
  const { t } = useLingui()
  const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'
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
          <SiteLink to="/" className={link}>
            <Trans>Home</Trans>
          </SiteLink>
          <Icon name="chevron-right" className="size-4" />
          {above && (
            <>
              <SiteLink to={above.href} className={link}>
                {above.name}
              </SiteLink>
              <Icon name="chevron-right" className="size-4" />
            </>
          )}
          <span aria-current="page">{title}</span>
        </nav>
        <h1 className="mt-2 text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] leading-[1.05] text-shadow-2xs">
          {title}
        </h1>
        <p className="mt-2 text-lg leading-snug font-medium text-shadow-2xs max-sm:max-w-[17em]">
          {subtitle}
        </p>
        {action && <div className="mt-5">{action}</div>}
      </div>
    </section>
  )
}
