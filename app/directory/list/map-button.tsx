import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'

/** Shows the map where there is no room for it beside the results. */
export function MapButton({
  area: { labels },
  map,
  onMap,
}: {
  area: AnyArea
  map: boolean
  onMap: (shown: boolean) => void
}) {
  const { i18n } = useLingui()
  const show = labels?.map ? i18n._(labels.map) : <Trans>Show Map</Trans>
  return (
    <Button
      tone="line"
      className="max-sm:grow max-sm:px-3 lg:hidden noscript:hidden"
      aria-expanded={map}
      aria-controls="map"
      onClick={() => onMap(!map)}
    >
      <Icon name="map" className="size-4.5" />
      {map ? <Trans>Hide Map</Trans> : show}
    </Button>
  )
}
