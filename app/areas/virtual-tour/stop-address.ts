/** A stop in an address, from 1. A tour has 99 at most. */
export const stopNumber = /^[1-9]\d?$/

/** Which stop of a tour an address asks for by `?stop=2`; null for none. */
export function stopIn(params: URLSearchParams): number | null {
  const asked = params.get('stop') ?? ''
  return stopNumber.test(asked) ? Number(asked) : null
}

export const stopAddress = (tour: string, stop: number): string => `${tour}?stop=${stop}`
