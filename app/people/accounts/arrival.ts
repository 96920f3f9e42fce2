/** What is told on the page to which signing in or out has led. */
export const arrivals = [
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

/** A Set-Cookie value: the next page on which a script runs tells of it, once. */
export const arrivalCookie = (arrival: Arrival) => `${name}=${arrival}; Path=/; Max-Age=60; SameSite=Lax`

/** In the browser: what is to be told, which from then on is told. */
export function takeArrival(): Arrival | undefined {
  const value = new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1]
  if (value) document.cookie = `${name}=; Path=/; Max-Age=0`
  return arrivals.find((arrival) => arrival === value)
}
