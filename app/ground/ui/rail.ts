/** Three beside each other; on phones a rail that is swiped, so that the next one shows, and holds all that is in it. */
export const railClass =
  'relative grid grid-cols-3 gap-x-5.5 gap-y-7 max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:gap-3.5 max-sm:overflow-x-auto max-sm:scroll-px-gutter max-sm:px-gutter max-sm:scrollbar-none max-sm:*:w-[78%] max-sm:*:shrink-0 max-sm:*:snap-start'
