export const deskPath = '/admin/advertisements'

/** Of `/admin/advertisements?before=120`: the id of the last campaign of the page before. */
export function beforeOf({ searchParams }: URL): number | null {
  const before = searchParams.get('before') ?? ''
  return /^\d{1,15}$/.test(before) ? Number(before) : null
}

export function deskParameters(url: URL): URLSearchParams {
  const before = beforeOf(url)
  return new URLSearchParams(before === null ? {} : { before: String(before) })
}
