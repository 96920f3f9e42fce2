/** Whether a browser asks before anyone wants to see the page. */
export const isPrefetch = (headers: Headers) =>
  (headers.get('sec-purpose') ?? headers.get('purpose') ?? '').startsWith('prefetch')
