import type { ReactNode } from 'react'

const row =
  'flex snap-x scroll-px-gutter gap-3 overflow-x-auto scrollbar-none lg:overflow-visible max-lg:-mx-gutter max-lg:px-gutter max-lg:*:w-[5.5rem] max-lg:*:shrink-0 max-lg:*:snap-start'
const link = 'group block text-center leading-tight font-semibold aria-current:text-brand'

/** The classes of a row of so many tiles and of each tile's link; on narrow screens the row is swiped. */
export const tileLooks = (count: number) =>
  count > 9
    ? { row: `${row} lg:grid lg:grid-cols-7 xl:flex lg:*:flex-1`, link: `${link} text-xs` }
    : { row: `${row} lg:gap-4 lg:*:flex-1`, link: `${link} text-xs sm:text-sm` }

/** The content of a tile's link. */
export const TileFace = ({ picture, children }: { picture: string; children: ReactNode }) => (
  <>
    <img
      src={picture}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
      className="scene mx-auto mb-1.5 block size-16 rounded-xl group-hover:-translate-y-0.75 group-aria-current:outline-3 group-aria-current:outline-offset-2 group-aria-current:outline-brand"
    />
    <span className="group-hover:text-brand">{children}</span>
  </>
)
