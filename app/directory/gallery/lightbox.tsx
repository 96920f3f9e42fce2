import { useEffect } from 'react'
import { Dialog } from '../../ground/ui/dialog.tsx'
import type { Photo } from '../detail/load-detail.server.ts'
import { StepButtons } from './step-buttons.tsx'
import { useCarousel } from './use-carousel.ts'

/** The pictures on the full screen: arrow keys, swipe, Escape. Closing tells which one was seen last. */
export default function Lightbox({
  photos,
  title,
  first,
  onClose,
}: {
  photos: readonly Photo[]
  title: string
  first: number
  onClose: (last: number) => void
}) {
  const { track, index, go, onScroll, onKeyDown } = useCarousel(photos.length)
  useEffect(() => {
    const row = track.current
    row?.scrollTo({ left: first * row.clientWidth, behavior: 'instant' })
    row?.focus()
  }, [track, first])
  return (
    <Dialog
      open
      onClose={() => onClose(index)}
      className="h-dvh max-h-none"
      title={
        <span className="flex items-baseline gap-3 text-lg">
          <span className="line-clamp-1">{title}</span>
          <span
            className="text-sm font-medium whitespace-nowrap text-text-muted tabular-nums"
            aria-live="polite"
          >
            {index + 1} / {photos.length}
          </span>
        </span>
      }
    >
      <div className="relative min-h-0 grow bg-ink-950" onKeyDown={onKeyDown}>
        <ul
          ref={track}
          tabIndex={0}
          aria-label={title}
          onScroll={onScroll}
          className="flex h-full snap-x snap-mandatory overflow-x-auto scroll-smooth scrollbar-none -outline-offset-4"
        >
          {photos.map(({ src, alt }) => (
            <li key={src} className="grid size-full shrink-0 snap-center snap-always">
              <img src={src} alt={alt || title} className="size-full min-h-0 object-contain" />
            </li>
          ))}
        </ul>
        {photos.length > 1 && <StepButtons onStep={(step) => go(index + step)} />}
      </div>
    </Dialog>
  )
}
