/** What is paid on the site, in cents. `kept`: of a booking that is off. `backCents`: what its owner gives back of it. */
export type OnSite = {
  readonly status: 'to-pay' | 'paid' | 'kept'
  readonly cents: number
  readonly backCents: number
}
