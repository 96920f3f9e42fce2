/** Notices shown on the page that follows a sign-in or sign-out. */
const arrivals = [
  'logged-in',
  'signed-up',
  'logged-in-google',
  'logged-in-facebook',
  'signed-up-google',
  'signed-up-facebook',
  'signed-out-late',
] as const
export type Arrival = (typeof arrivals)[number]

const name = 'arrival'

/** A Set-Cookie value: the next page that runs a script shows the notice, once. */
export const arrivalCookie = (arrival: Arrival) => `${name}=${arrival}; Path=/; Max-Age=60; SameSite=Lax`

/** In the browser: the notice to show, if any. Reading it removes it. */
export function takeArrival(): Arrival | undefined {
  const value = new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1]
  if (value) document.cookie = `${name}=; Path=/; Max-Age=0`
  return arrivals.find((arrival) => arrival === value)
}
