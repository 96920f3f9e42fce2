import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { toast } from '../../ground/ui/toast.tsx'
import type { AnyArea } from '../area.ts'
import { addressOf, type Filters, roundedPoint, withFilters } from '../filters.ts'

/**
 * Sorts by the distance from where the visitor is, whom the browser asks first. Beside dropdowns it stands in the line of
 * the panel's heading: in their row there is no room for it once one of them says what is chosen.
 */
export function NearMe({ area, filters }: { area: AnyArea; filters: Filters }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  const show = (near: Filters['near']) =>
    void navigate(addressOf(area, withFilters(filters, { near })), { preventScrollReset: true })

  function ask() {
    if (filters.near) return show(null)
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        show(roundedPoint([coords.longitude, coords.latitude]))
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false)
        const text =
          code === PERMISSION_DENIED
            ? t`Your browser is not allowed to share your location.`
            : t`Your location could not be found. Try again outdoors.`
        toast({ tone: 'error', text })
      },
      { timeout: 10_000, maximumAge: 60_000 },
    )
  }

  return (
    <Button
      tone="line"
      className="noscript:hidden xl:absolute xl:top-1.5 xl:right-3 xl:min-h-8 xl:py-1"
      aria-pressed={filters.near !== null}
      busy={asking}
      onClick={ask}
      title={t`Near me`}
    >
      <Icon name="locate" className="size-4.5" />
      <span className="max-lg:sr-only">
        <Trans>Near me</Trans>
      </span>
    </Button>
  )
}
