import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'

// The text is on the sky; this keeps it dark enough wherever the picture is cropped.
const scrim =
  'after:absolute after:inset-0 after:-z-10 after:bg-[oklch(28%_.085_242/.7)] after:mask-[linear-gradient(#000_45%,transparent_80%)] sm:after:mask-[linear-gradient(90deg,#000_38%,transparent_68%),linear-gradient(#000_60%,transparent_90%)] sm:after:mask-intersect'

/**
 * The top of an area's list: its picture, name and what it is about, and the search inside. Once the list is narrowed, or
 * its page is not the first, one line without the picture: the visitor has arrived.
 */
export function Hero({
  area,
  action,
  compact,
  children,
}: {
  area: AnyArea
  action?: ReactNode
  compact?: boolean
  children?: ReactNode
}) {
  const { i18n } = useLingui()
  const whole = area.preset?.of
  return (
    <PageHero
      picture={whole?.path ?? area.path}
      above={whole && { href: whole.path, name: i18n._(whole.texts.title) }}
      small
      compact={compact}
      title={i18n._(area.texts.title)}
      subtitle={i18n._(area.texts.subtitle)}
      action={action}
    >
      {children}
    </PageHero>
  )
}

/**
 * The same for a page that is no area's.
 * @param picture `/blog` for the pictures `/pictures/heroes/blog.svg` and `blog-portrait.svg`
 * @param above the page that this one is a part of
 * @param children on its lower edge
 */
export function PageHero({
  picture,
  above,
  small,
  compact,
  title,
  subtitle,
  action,
  children,
}: {
  picture: string
  above?: { href: string; name: string } | undefined
  small?: boolean
  compact?: boolean | undefined
  title: string
  subtitle: string
  action?: ReactNode
  children?: ReactNode
}) {
  const { t } = useLingui()
  const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'
  const height = small ? 'min-h-[max(25vh,250px)]' : 'min-h-[max(40vh,350px)]'
  return (
    <section className={compact ? 'relative z-10' : `relative isolate z-10 text-white ${height} ${scrim}`}>
      {!compact && (
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
      )}
      <div className={`wrap ${children ? `pt-1 ${compact ? 'pb-1' : 'pb-2'}` : 'pt-2 pb-14 sm:pt-4'}`}>
        <div className={compact ? 'flex min-h-14 flex-wrap items-center gap-x-1' : ''}>
          <nav
            aria-label={t`Breadcrumb`}
            className="flex min-h-11 flex-wrap items-center gap-x-1 text-sm font-medium"
          >
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
            <span aria-current="page" className={compact ? 'sr-only' : ''}>
              {title}
            </span>
          </nav>
          <div
            className={`flex grow flex-wrap items-center gap-x-4 ${small ? 'gap-y-1' : 'gap-y-3'} ${compact ? 'basis-48' : ''}`}
          >
            <div className="mr-auto min-w-0">
              <h1 className={compact ? 'text-2xl' : titleClass(small)}>{title}</h1>
              {!compact && !small && <Subtitle>{subtitle}</Subtitle>}
            </div>
            {action}
          </div>
          {!compact && small && <Subtitle>{subtitle}</Subtitle>}
        </div>
        {children}
      </div>
    </section>
  )
}

const Subtitle = ({ children }: { children: string }) => (
  <p className="mt-1 text-lg leading-snug font-medium text-shadow-2xs max-sm:max-w-[20em] max-sm:text-base">
    {children}
  </p>
)

const titleClass = (small?: boolean) =>
  `leading-[1.05] text-shadow-2xs ${small ? 'text-[clamp(2rem,1.6rem+1.6vw,2.75rem)]' : 'mt-2 text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)]'}`
