import { useLingui } from '@lingui/react/macro'
import { Picture } from '../../ground/ui/picture.tsx'
import type { Photo } from '../detail/load-detail.server.ts'

// Wide cells crop the top: the subject is rarely in the sky.
export const lowerPart = 'sm:[&_img]:object-[50%_80%]'
const wide = `sm:col-span-2 ${lowerPart}`
/** Which cells of the two by two beside the large picture the first, second, … of so many take. */
const spans: Readonly<Record<number, readonly string[]>> = {
  1: ['sm:col-span-2 sm:row-span-2'],
  2: [wide, wide],
  3: [wide],
}
const mostBeside = 4

/** All pictures in a row on a phone; on wider screens those after the first, up to four. */
export function Thumbnails({
  photos,
  index,
  onChoose,
}: {
  photos: readonly Photo[]
  index: number
  onChoose: (index: number) => void
}) {
  const { t } = useLingui()
  const beside = spans[Math.min(photos.length - 1, mostBeside)]
  return (
    <ul className="flex h-full gap-2 overflow-x-auto scrollbar-none max-sm:px-(--spacing-gutter) max-sm:pt-2 sm:grid sm:grid-cols-2 sm:grid-rows-2 sm:overflow-hidden">
      {photos.map(({ src }, at) => (
        <li
          key={src}
          className={`min-h-0 max-sm:w-16 max-sm:shrink-0 ${at === 0 || at > mostBeside ? 'sm:hidden' : (beside?.[at - 1] ?? '')}`}
        >
          <a
            href={`#picture-${at + 1}`}
            aria-label={t`Photo ${at + 1} of ${photos.length}`}
            aria-current={at === index || undefined}
            className="group relative block h-full overflow-hidden -outline-offset-4 after:absolute after:inset-0 aria-[current]:after:inset-ring-[3px] aria-[current]:after:inset-ring-brand max-sm:rounded-sm max-sm:after:rounded-sm"
            onClick={(event) => {
              event.preventDefault()
              onChoose(at)
            }}
          >
            <Picture
              src={src}
              alt=""
              ratio="4/3"
              className="group-hover:scale-[1.02] sm:aspect-auto sm:h-full"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
