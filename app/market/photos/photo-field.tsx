import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useEffect, useState } from 'react'
import { largestPicture } from '../../ground/files/pictures.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { isStanding, itemsOf, progressOf } from './item.ts'
import { type DraftPhoto, fields, mostPhotos, type RefusedFile } from './photos.ts'
import { PhotoItem } from './photo-item.tsx'
import css from './photos.css?url'
import { RefusedFiles } from './refused-files.tsx'
import { checkFiles } from './sending/check-files.ts'
import { SendingNote } from './sending-note.tsx'
import { useIsAlive, usePhotos } from './use-photos.ts'
import { useReorder } from './use-reorder.ts'

/**
 * The pictures of a draft, inside of a form: choose, drop or paste, order, describe and remove. Whatever is done to
 * them is kept at once, apart from the form; what is on its way comes to its end on any page of this document, and
 * after a reload on any with this part or `PhotosOnTheirWay`. Its fields' names begin with `photo`; without scripts
 * its buttons send the form, whose action calls `receivePhotoForm`.
 * @param most how many there may be; a single one is not described
 * @param refused what that said of the files that just came; what this browser says of later ones takes its place
 */
export function PhotoField({
  draftId,
  photos,
  most = mostPhotos,
  refused = [],
}: {
  draftId: string
  photos: readonly DraftPhoto[]
  most?: number
  refused?: readonly RefusedFile[] | undefined
}) {
  const { t } = useLingui()
  const { queue, shown } = usePhotos(draftId, photos)
  const isAlive = useIsAlive()
  const [isOver, setIsOver] = useState(false)
  const [refusedNow, setRefusedNow] = useState<readonly RefusedFile[]>()
  const items = itemsOf(shown)
  const room = most - items.filter(isStanding).length
  const cover = items.find((item) => progressOf(item) !== 'refused' && progressOf(item) !== 'lost')
  const reorder = useReorder(items, queue.arrange)
  const megabytes = largestPicture / 2 ** 20

  const add = async (chosen: Iterable<File>) => {
    const files = await checkFiles([...chosen], { room, most })
    setRefusedNow(files.refused)
    await queue.add(files.taken)
  }
  usePaste((files) => void add(files))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void add(event.dataTransfer.files)
  }

  return (
    <fieldset className="photo-field">
      <link rel="stylesheet" href={css} precedence="feature" />
      <legend>
        <h2 className="text-xl">
          <Trans>Photos</Trans>
        </h2>
      </legend>
      <label
        className="photo-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon name="images" className="size-7 text-brand" />
        <span className="font-semibold">
          <span className="noscript:hidden">
            <Trans>Choose photos, or drop or paste them here</Trans>
          </span>
          <noscript>
            <Trans>Choose photos</Trans>
          </noscript>
        </span>
        <span className="text-sm text-text-muted">
          {most === 1 ? (
            <Trans>
              One image, up to {megabytes} MB: PNG, JPG, GIF, WebP, AVIF, or HEIC where your browser can read
              it. Of several, only the first is shown.
            </Trans>
          ) : (
            <Trans>
              Up to {most} images, {megabytes} MB each: PNG, JPG, GIF, WebP, AVIF, or HEIC where your browser
              can read it. The first one is the cover.
            </Trans>
          )}
        </span>
        <input
          type="file"
          multiple={most > 1}
          accept={isAlive ? `${kinds},image/heic,image/heif` : kinds}
          name={isAlive ? undefined : fields.files}
          // Without scripts a form without it would say nothing of the photos.
          disabled={isAlive && room <= 0}
          onChange={({ currentTarget }) => {
            void add(currentTarget.files ?? [])
            currentTarget.value = '' // the same may be chosen again
          }}
        />
      </label>
      <noscript>
        <button type="submit" className={buttonClass({ tone: 'line' })}>
          <Trans>Save the photos</Trans>
        </button>
        <p className="text-sm text-text-muted">
          <Trans>Up to 36 MB at a time.</Trans>
        </p>
      </noscript>
      <RefusedFiles files={refusedNow ?? refused} />
      <SendingNote shown={shown} onRetry={queue.retry} />
      <ul className="photo-list" aria-label={t`Photos`}>
        {items.map((item, place) => (
          <PhotoItem
            key={item.id}
            item={item}
            place={place}
            isAlive={isAlive}
            isCover={item === cover}
            isDescribed={most > 1}
            last={items.length - 1}
            reorder={reorder.of(item.id, place)}
            onDescribe={(alt) => queue.describe(item.id, alt)}
            onRetry={() => queue.retryFile(item.id)}
            onRemove={() => queue.remove(item.id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {reorder.moved !== null && t`Now photo ${reorder.moved + 1} of ${items.length}`}
      </p>
    </fieldset>
  )
}

/** Without HEIC: phones convert it to JPEG if a page does not ask for it. */
const kinds = 'image/png,image/jpeg,image/gif,image/webp,image/avif'

/** Pictures that are pasted anywhere on the page. */
function usePaste(onFiles: (files: readonly File[]) => void) {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length > 0) onFiles(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  })
}
