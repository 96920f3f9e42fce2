/** Whether a name or address is a browser's own machine. @param host as in a URL, or bare: `::1` */
export const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || /^127(?:\.\d{1,3}){3}$/.test(host) || /^\[?::1\]?$/.test(host)
