import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { PlaceMap } from '../../directory/detail/place-map.tsx'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { Picture } from '../../ground/ui/picture.tsx'
import { stopAddress } from './tour-query.ts'
import type { Stop } from './stops.server.ts'
import { Steps } from './steps.tsx'
import type { Tour } from './tour-panel.tsx'
import { useArrowKeys, useSwipe } from './stepping.ts'

/** One stop of a tour. @param asked which, from 1; past the end it is the last */
export function Walk({ tour, stops, asked }: { tour: Tour; stops: readonly Stop[]; asked: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const count = stops.length
  const at = Math.min(asked, count)
  const stop = stops[at - 1]!
  const next = stops[at]

  const step = (by: -1 | 1) => {
    if (stops[at - 1 + by]) void navigate(stopAddress(tour.href, at + by), { preventScrollReset: true })
  }
  useArrowKeys(step)
  useEffect(() => {
    if (next) new Image().src = next.picture
  }, [next])

  return (
    <main id="main" className="wrap pb-section">
      <p className="pt-1 sm:pt-3">
        <Link
          to={tour.href}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-text-muted hover:underline"
        >
          <Icon name="chevron-left" className="size-4.5" />
          <span lang={tour.lang ?? undefined}>{tour.title}</span>
        </Link>
      </p>
      <div className="grid gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="min-w-0">
          <div
            className="relative touch-pan-y overflow-hidden bg-skeleton max-sm:-mx-(--spacing-gutter) sm:rounded-xl"
            {...useSwipe(step)}
          >
            <Picture
              key={stop.picture}
              src={stop.picture}
              alt=""
              ratio="4/3"
              eager
              className="sm:aspect-video"
            />
          </div>
          <Steps tour={tour} stops={stops} at={at} />
          <p aria-live="polite" className="mt-5 text-sm font-semibold text-brand">
            {t`Stop ${at} of ${count}`}
            <span className="sr-only">: {stop.title}</span>
          </p>
          <h1 lang={stop.lang ?? undefined} className="mt-1 text-3xl">
            {stop.title}
          </h1>
          <p lang={stop.lang ?? undefined} className="mt-3 max-w-160 text-lg">
            {stop.text}
          </p>
          {!next && <TheEnd />}
        </div>
        <PlaceMap lng={stop.lng} lat={stop.lat} title={stop.title} />
      </div>
    </main>
  )
}

const TheEnd = () => (
  <div className="mt-6 rounded-xl bg-surface p-5 shadow-sm">
    <p className="mb-3 font-semibold">
      <Trans>That was the last stop. Where to next?</Trans>
    </p>
    <p className="flex flex-wrap gap-2">
      <Link to="/virtual-tour" className={buttonClass()}>
        <Trans>All virtual tours</Trans>
      </Link>
      <Link to="/attractions" className={buttonClass({ tone: 'line' })}>
        <Trans>Discover attractions</Trans>
      </Link>
    </p>
  </div>
)
