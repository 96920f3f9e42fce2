import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { onDemand } from '../../../ground/ui/on-demand.tsx'
import { type FormTexts, typedIn } from '../../../ground/forms/form-texts.ts'
import type { FormProblem } from '../form/form-field.ts'

const PlacePicker = onDemand(() => import('./place-picker.tsx'))

type Place = { lat: number; lng: number }

/** Where on the map it is: found on it, or, as without script, by its degrees. */
export function PlaceField({ typed, problem }: { typed: FormTexts; problem?: FormProblem | undefined }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<{ at: Place | null }>()
  const lat = useRef<HTMLInputElement>(null)
  const lng = useRef<HTMLInputElement>(null)
  const open = () => {
    const at = { lat: Number(lat.current?.value), lng: Number(lng.current?.value) }
    setOpened({ at: at.lat && at.lng ? at : null })
  }
  const fill = (place: Place) => {
    if (!lat.current || !lng.current) return
    lat.current.value = place.lat.toFixed(5)
    lng.current.value = place.lng.toFixed(5)
    lng.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="grid gap-3">
      {opened ? (
        <PlacePicker first={opened.at} onPick={fill} onFail={() => setOpened(undefined)} />
      ) : (
        <Button tone="line" className="justify-self-start noscript:hidden" onClick={open}>
          <Icon name="map-pin" />
          <Trans>Show the place on the map</Trans>
        </Button>
      )}
      <div className="grid grid-cols-2 gap-4">
        <Field
          label={<Trans>Latitude (optional)</Trans>}
          error={
            problem &&
            t`This place is not on the islands. Use a latitude from 13.9 to 20.6 and a longitude from 144.8 to 146.2.`
          }
          hint={t`Such as 15.1850`}
        >
          <input
            ref={lat}
            name="lat"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typedIn(typed, 'lat')}
          />
        </Field>
        <Field label={<Trans>Longitude (optional)</Trans>} hint={t`Such as 145.7467`}>
          <input
            ref={lng}
            name="lng"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typedIn(typed, 'lng')}
          />
        </Field>
      </div>
    </div>
  )
}
