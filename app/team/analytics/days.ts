/** What is counted by day, in the order in which it is shown. */
export const figures = ['views', 'visitors', 'searches', 'emptySearches', 'contacts', 'signUps'] as const
export type Figure = (typeof figures)[number]

/** `first` as `2026-11-22`; a week has the figures of its days. */
export type Span = { readonly first: string; readonly days: number } & Readonly<Record<Figure, number>>

/** As many bars as a narrow screen can show. */
const mostBars = 92

/** Days, or weeks where they are too many; the last week ends with the last day. */
export function spansOf(days: readonly Span[]): Span[] {
  if (days.length <= mostBars) return [...days]
  const odd = days.length % 7
  const starts = [0, ...days.keys().filter((at) => at > 0 && at % 7 === odd)]
  return starts.map((start, index) => sumOf(days.slice(start, starts[index + 1])))
}

function sumOf(days: readonly Span[]): Span {
  const sums = Object.fromEntries(figures.map((figure) => [figure, totalOf(days, figure)]))
  return { first: days[0]!.first, days: days.length, ...(sums as Record<Figure, number>) }
}

export const totalOf = (days: readonly Span[], figure: Figure): number =>
  days.reduce((sum, day) => sum + day[figure], 0)
