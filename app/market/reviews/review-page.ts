/** Which page of a listing's reviews an address asks for, from 1. */
export function reviewPage(url: URL): number {
  const asked = url.searchParams.get('reviews') ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}
