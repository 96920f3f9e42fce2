import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../ground/ui/button.tsx'
import { Note } from '../../../people/settings/note.tsx'

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> }
type Window = typeof globalThis & { BarcodeDetector?: new (of: { formats: readonly string[] }) => Detector }

const never = () => () => {}
const canScan = () => Boolean((globalThis as Window).BarcodeDetector) && 'mediaDevices' in navigator
const pause = 250 // ms between two looks at the picture

/** Reads QR codes by the camera, where the browser can; elsewhere there is no button. */
export function Scanner({ onCode }: { onCode: (text: string) => void }) {
  const isPossible = useSyncExternalStore(never, canScan, () => false)
  const [camera, setCamera] = useState<'off' | 'on' | 'failed'>('off')
  if (!isPossible) return null
  return camera === 'on' ? (
    <div className="grid gap-2">
      <Camera onCode={onCode} onEnd={() => setCamera('failed')} />
      <Button tone="line" onClick={() => setCamera('off')}>
        <Trans>Stop scanning</Trans>
      </Button>
    </div>
  ) : (
    <div className="grid">
      {camera === 'failed' && (
        <Note tone="error">
          <Trans>The camera can’t be used. Allow it in your browser, or type the code.</Trans>
        </Note>
      )}
      <Button tone="line" onClick={() => setCamera('on')}>
        <Trans>Scan tickets</Trans>
      </Button>
    </div>
  )
}

function Camera({ onCode, onEnd }: { onCode: (text: string) => void; onEnd: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const tell = useRef({ onCode, onEnd })
  useEffect(() => {
    tell.current = { onCode, onEnd }
  })
  useEffect(() => {
    const ending = new AbortController()
    void scan(video.current!, ending.signal, (text) => tell.current.onCode(text)).catch(() => {
      // What is stopped while it waits for the camera fails, too.
      if (!ending.signal.aborted) tell.current.onEnd()
    })
    return () => ending.abort()
  }, [])
  return (
    <video
      ref={video}
      muted
      playsInline
      className="aspect-square w-full rounded-xl bg-ink-950 object-cover"
    />
  )
}

/** Until the signal says so. The same code is told again only after another, or none, was seen. */
async function scan(video: HTMLVideoElement, signal: AbortSignal, tell: (text: string) => void) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const detector = new (globalThis as Window).BarcodeDetector!({ formats: ['qr_code'] })
  let last = ''
  while (!signal.aborted) {
    const [found] = await detector.detect(video)
    const text = found?.rawValue ?? ''
    if (text && text !== last) tell(text)
    last = text
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
