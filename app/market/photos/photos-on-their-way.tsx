import type { DraftPhoto } from './photos.ts'
import css from './photos.css?url'
import { RefusedFiles } from './refused-files.tsx'
import { SendingNote } from './sending-note.tsx'
import { usePhotos } from './use-photos.ts'

/** For the other pages of a draft: says how many of its pictures are on their way and which could not be scanned, and sends on what a reload stopped. */
export function PhotosOnTheirWay({ draftId, photos }: { draftId: string; photos: readonly DraftPhoto[] }) {
  const { queue, shown } = usePhotos(draftId, photos)
  return (
    <>
      <link rel="stylesheet" href={css} precedence="feature" />
      <SendingNote shown={shown} onRetry={queue.retry} />
      <RefusedFiles
        files={shown.photos.flatMap(({ name, problem }) =>
          problem === 'unscanned' ? [{ name, problem }] : [],
        )}
      />
    </>
  )
}
