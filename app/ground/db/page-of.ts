/**
 * @param lines up to one more than a page has, which says that there are more
 * @returns `end`: the last line of the page, behind which the next one begins; null: there are no more
 */
export function pageOf<Line>(lines: readonly Line[], perPage: number): { page: Line[]; end: Line | null } {
  const page = lines.slice(0, perPage)
  return { page, end: lines.length > perPage ? page.at(-1)! : null }
}
