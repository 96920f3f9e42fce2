import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import cropperStyle from 'react-easy-crop/react-easy-crop.css?inline'
import { Button } from '../../../ground/ui/button.tsx'
import { Dialog } from '../../../ground/ui/dialog.tsx'
import { toast } from '../../../ground/ui/toast.tsx'
import { cut, type Size } from './cut.ts'

/** Lets the user crop a picture. Its styles are loaded with it, because pages carry only the styles they need. */
export default function CropDialog({
  file,
  size,
  round = false,
  onCut,
  onClose,
}: {
  file: File
  /** Size of the result, in pixels. */
  size: Size
  /** Whether it will be shown in a circle. */
  round?: boolean
  onCut: (picture: Blob) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const address = useObjectAddress(file)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  useCropperStyle()

  const unreadable = () => {
    toast({ tone: 'error', text: t`We can’t read this file as a photo. Choose a JPEG, PNG or WebP.` })
    onClose()
  }
  const save = () => {
    if (area) cut(file, area, size).then(onCut, unreadable)
  }

  return (
    <Dialog open onClose={onClose} title={<Trans>Choose the area to show</Trans>} size="sm">
      <div className="grid gap-4 overflow-y-auto px-6 pb-6">
        <div className="crop-area">
          {address && (
            <Cropper
              image={address}
              crop={position}
              zoom={zoom}
              aspect={size.width / size.height}
              cropShape={round ? 'round' : 'rect'}
              showGrid={false}
              disableAutomaticStylesInjection
              cropperProps={{
                role: 'group',
                'aria-label': t`Area of the photo. Move it with the arrow keys`,
              }}
              mediaProps={{ onError: unreadable }}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
            />
          )}
        </div>
        <label className="grid gap-1 text-sm font-semibold">
          <Trans>Zoom</Trans>
          <input
            data-first-focus
            type="range"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
            className="min-h-11 w-full"
          />
        </label>
        <div className="flex justify-between gap-4">
          <Button tone="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone="action" disabled={!area} onClick={save}>
            <Trans>Save photo</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function useObjectAddress(file: File) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** Added by script, since the content policy allows no other styles than the page's. */
function useCropperStyle() {
  useEffect(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(`${cropperStyle} .crop-area { position: relative; height: 20rem }`)
    document.adoptedStyleSheets.push(style)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
    }
  }, [])
}
