/** A code as it is stored, of what was typed or scanned. */
export const ticketCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .slice(0, 40)
