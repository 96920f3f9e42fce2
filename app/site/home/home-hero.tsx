import { Trans } from '@lingui/react/macro'

const art = 'absolute inset-0 -z-10 size-full object-cover object-[70%_100%]'
// The text is on the sky; this keeps it dark enough wherever the picture is cropped.
const scrim =
  'after:absolute after:inset-0 after:-z-10 after:bg-[linear-gradient(oklch(33%_.085_242/.4),oklch(33%_.085_242/.6)_17rem,transparent_25rem)] sm:after:mask-[linear-gradient(90deg,#000_46%,transparent_67%)] dark:after:hidden'

export function HomeHero() {
  return (
    <section className={`relative isolate min-h-[max(60vh,450px)] text-white ${scrim}`}>
      <Scene name="home" className="dark:hidden" />
      <Scene name="home-night" className="hidden dark:block" night />
      <div className="wrap pt-[clamp(1.75rem,5vw,4.75rem)] pb-28">
        <h1 className="max-w-[11.5em] text-hero font-semibold tracking-[-0.028em] text-shadow-2xs [word-spacing:0.02em] max-sm:max-w-[9em]">
          <Trans>Discover the Northern Mariana Islands</Trans>
        </h1>
        <p className="text-balance mt-[clamp(0.75rem,1.4vw,1.25rem)] max-w-[38em] text-[clamp(1.0625rem,0.95rem+0.5vw,1.375rem)] leading-snug font-medium text-shadow-2xs max-xl:max-w-[24em] max-sm:max-w-[14.5em]">
          <Trans>Your complete directory for properties, vehicles, and local businesses</Trans>
        </p>
      </div>
    </section>
  )
}

/** The night is only fetched where it shows. */
const Scene = ({ name, className, night }: { name: string; className: string; night?: boolean }) => (
  <picture className={className}>
    <source media="(width < 40.0625rem)" srcSet={`/pictures/heroes/${name}-portrait.svg`} />
    <img
      src={`/pictures/heroes/${name}.svg`}
      alt=""
      width={1680}
      height={720}
      loading={night ? 'lazy' : undefined}
      fetchPriority={night ? undefined : 'high'}
      className={art}
    />
  </picture>
)
