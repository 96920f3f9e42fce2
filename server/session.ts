/** Whether the visitor carries a session: their pages are made for them alone. */
export const hasSession = (headers: Headers) =>
  /(?:^|;\s*)(?:__Host-)?proa_session=/.test(headers.get('cookie') ?? '')
