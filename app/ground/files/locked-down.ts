/** Headers of a stranger's file: it is saved and never shown on this site, runs nothing, and no other site reads it. */
export const lockedDown = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
} as const
