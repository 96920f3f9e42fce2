/**
 * The paths of forms with files: other paths, and guests, can only send little. @property guests how many pictures of
 * the largest size a guest may send
 */
export const uploadAddresses: readonly {
  readonly path: RegExp
  readonly files: number
  readonly guests?: number
}[] = [
  // In the browser the three are made smaller before they are sent.
  { path: /^\/advertise$/, files: 3, guests: 1 },
  { path: /^\/profile$/, files: 1 },
  { path: /^\/profile\/setup$/, files: 2 },
  { path: /^\/photos\/of\/[^/]+$/, files: 3 },
  { path: /^\/create-listing\//, files: 3 },
  // Twice what is taken, so that a larger file is answered by the form.
  { path: /^\/[^/]+\/[^/]+\/apply$/, files: 2 },
  { path: /^\/claims\/[^/]+\/[^/]+$/, files: 1 },
  { path: /^\/admin\/content\/[^/]+\/[^/]+$/, files: 2 },
  { path: /^\/admin\/listings\/import$/, files: 1 },
  { path: /^\/[^/]+\/[^/]+\/review$/, files: 5 },
  { path: /^\/user-listings\/[^/]+\/[^/]+\/posts$/, files: 2 },
  { path: /^\/orders\/[^/]+\/dispute$/, files: 5 },
  { path: /^\/messages\/(sent|[^/]+\/[^/]+)$/, files: 1 },
]
