/** Whether the visitor sends the cookie of a session, which may be false, or of one that has ended. */
export const hasSession = (headers: Headers) =>
  /(?:^|;\s*)(?:__Host-)?proa_session=/.test(headers.get('cookie') ?? '')

/** The same request's headers as a guest would send them. */
export function withoutSession(headers: Headers): Headers {
  const others = new Headers(headers)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const kept = cookies.filter((cookie) => !/^(?:(?:__Host-)?proa_session|signOutPending)=/.test(cookie))
  if (kept.length > 0) others.set('cookie', kept.join('; '))
  else others.delete('cookie')
  return others
}
