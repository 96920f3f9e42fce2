import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { onDemand } from '../../ground/ui/on-demand.tsx'
import { Picture } from '../../ground/ui/picture.tsx'
import { NoPhoto } from '../no-photo.tsx'
import type { Photo } from '../detail/load-detail.server.ts'
import { StepButtons } from './step-buttons.tsx'
import { lowerPart, Thumbnails } from './thumbnails.tsx'
import { useCarousel } from './use-carousel.ts'

const loadLightbox = () => import('./lightbox.tsx')
const Lightbox = onDemand(loadLightbox)

const height = 'sm:h-[calc(2*clamp(9rem,15.5vw,14.5rem)+0.5rem)]'

/**
 * One large picture, swiped or stepped through, and the others small beside it, below it on a phone. A press on the
 * large one shows it on the full screen; without scripts every picture is a link to its file.
 */
export function Gallery({ photos, title }: { photos: readonly Photo[]; title: string }) {
  const { t } = useLingui()
  const { track, index, go, onScroll, onKeyDown } = useCarousel(photos.length)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const many = photos.length > 1

  const enlarge = (event: MouseEvent, which: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setEnlarged(which)
  }
  const close = (last: number) => {
    go(last, 'instant')
    setEnlarged(null)
  }

  if (photos.length === 0)
    return (
      <div className="relative">
        <Picture src="/pictures/default.svg" alt="" ratio="21/9" className="sm:rounded-xl" />
        <NoPhoto />
      </div>
    )
  return (
    <section
      aria-label={t`Photos`}
      onKeyDown={onKeyDown}
      className="max-sm:-mx-(--spacing-gutter) sm:flex sm:gap-2 sm:overflow-hidden sm:rounded-xl"
    >
      <div className={`relative ${many ? 'sm:w-1/2 sm:shrink-0' : `sm:w-full ${lowerPart}`} ${height}`}>
        <ul
          ref={track}
          onScroll={onScroll}
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth scrollbar-none"
        >
          {photos.map(({ src, alt }, at) => (
            <li key={src} id={`picture-${at + 1}`} className="w-full shrink-0 snap-center snap-always">
              <a
                href={src}
                className="block h-full -outline-offset-4"
                onPointerEnter={() => void loadLightbox()}
                onClick={(event) => enlarge(event, at)}
              >
                <Picture
                  src={src}
                  alt={alt || t`Photo ${at + 1} of ${title}`}
                  ratio="4/3"
                  eager={at === 0}
                  className="sm:aspect-auto sm:h-full"
                />
              </a>
            </li>
          ))}
        </ul>
        {many && (
          <>
            <StepButtons onStep={(step) => go(index + step)} className="max-sm:hidden" />
            <p className="absolute right-3 bottom-3 flex items-center gap-1.5 rounded-sm bg-ink-950/75 px-2 py-1 text-xs font-semibold text-white tabular-nums noscript:hidden">
              <Icon name="images" className="size-4" />
              {index + 1} / {photos.length}
            </p>
          </>
        )}
      </div>
      {many && (
        <div className={`relative min-w-0 grow ${height}`}>
          <Thumbnails photos={photos} index={index} onChoose={(at) => go(at)} />
          <button
            type="button"
            className={`${buttonClass({ tone: 'surface', size: 'sm' })} absolute right-4 bottom-4 max-sm:hidden noscript:hidden print:hidden`}
            onPointerEnter={() => void loadLightbox()}
            onClick={() => setEnlarged(index)}
          >
            <Icon name="expand" className="size-4.5" />
            <Trans>
              <Plural value={photos.length} one="# photo" other="All # photos" />
            </Trans>
          </button>
        </div>
      )}
      {enlarged !== null && (
        <Lightbox
          photos={photos}
          title={title}
          first={enlarged}
          onClose={close}
          onFail={() => setEnlarged(null)}
        />
      )}
    </section>
  )
}
