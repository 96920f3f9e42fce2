export const queuePath = '/admin/moderation'

/** After which case `/admin/moderation?after=12` begins; 0: with the first one. */
export function askedAfter({ searchParams }: Pick<URL, 'searchParams'>): number {
  const after = searchParams.get('after') ?? ''
  return /^[1-9]\d{0,14}$/.test(after) ? Number(after) : 0
}

export const queueParameters = (after: number): URLSearchParams =>
  new URLSearchParams(after > 0 ? { after: String(after) } : {})
