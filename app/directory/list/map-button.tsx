import { Trans } from '@lingui/react/macro'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

/** Shows the map where there is no room for it beside the results. */
export const MapButton = ({ map, onMap }: { map: boolean; onMap: (shown: boolean) => void }) => (
  <Button
    tone="line"
    className="max-sm:grow lg:hidden noscript:hidden"
    aria-expanded={map}
    aria-controls="map"
    onClick={() => onMap(!map)}
  >
    <Icon name="map" className="size-4.5" />
    {map ? <Trans>Hide Map</Trans> : <Trans>Show Map</Trans>}
  </Button>
)
