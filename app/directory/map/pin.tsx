import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { MapPoint } from './map-point.ts'
import { PinCard } from './pin-card.tsx'
import type { Point } from './projection.ts'
import type { Size } from './view.ts'

type Props = {
  members: [MapPoint, ...MapPoint[]]
  /** Pixels from the map's top left corner. */
  at: Point
  size: Size
  picked: boolean
  open: boolean
  zooms: boolean
  onPress: () => void
  onClose: () => void
}

// The area that can be pressed is 7 pixels wider on each side than what is drawn.
const common =
  'absolute -translate-1/2 grid cursor-pointer place-items-center whitespace-nowrap rounded-pill text-sm leading-none shadow-md before:absolute before:-inset-[7px] before:content-[""] focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-white'
const circle = 'size-10 border-3 border-white/80 bg-ink-900 font-bold text-white bg-clip-padding'
const pill = 'min-h-8 px-2.5 font-semibold transition-colors duration-ui hover:bg-flame-600 hover:text-white'
const calm = 'bg-white text-ink-900'
const raised = 'bg-flame-600 text-white'

export function Pin({ members, at, size, picked, open, zooms, onPress, onClose }: Props) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const [{ title, label }] = members
  const count = members.length
  const many = zooms
    ? t`${plural(count, { one: '# listing, zoom in', other: '# listings, zoom in' })}`
    : t`${plural(count, { one: '# listing', other: '# listings' })}`

  const close = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    onClose()
    button.current?.focus()
  }

  return (
    <div
      data-pin=""
      className={`absolute top-0 left-0 hover:z-10 focus-within:z-10 ${open ? 'z-20!' : picked ? 'z-10' : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      onKeyDown={close}
    >
      <button
        ref={button}
        type="button"
        className={`${common} ${count > 1 ? circle : `${pill} ${picked ? raised : calm}`}`}
        aria-label={count > 1 ? many : `${title}, ${label}`}
        aria-expanded={zooms ? undefined : open}
        onClick={onPress}
      >
        {count > 1 ? count : label}
      </button>
      {open && <PinCard points={members} at={at} size={size} />}
    </div>
  )
}
