/** What lies beyond is found by narrowing the search. */
export const mostPages = 100

/** The page that an address asks for; what is none is the first, and what lies beyond the last. */
export const pageNumber = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Math.min(Number(text), mostPages) : 1
