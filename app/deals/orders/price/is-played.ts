/** In a demo, and with a sample, no money moves: such an order is neither in the ledger nor in sums, and has no fee. */
export const isPlayed = ({ way, scope }: { readonly way: string; readonly scope: string }): boolean =>
  way === 'demo' || scope !== ''
