/** Why there is no answer to go on with. `cut`: none came, `often`: too many were sent, `unknown`: it is not there. */
export type RequestFailure = 'cut' | 'signed-out' | 'often' | 'unknown'

const longest = 90_000 // ms

/** Asks the server and reads its answer, of which 409 is one like others. Throws when `signal` is aborted. */
export async function ask<T>(
  path: string,
  signal: AbortSignal,
  init: RequestInit,
): Promise<T | RequestFailure> {
  const request = {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
  }
  try {
    const answer = await fetch(path, request as RequestInit)
    if (answer.type === 'opaqueredirect') return 'signed-out'
    if (answer.status === 429) return 'often'
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 409) return 'unknown'
    return answer.status >= 500 ? 'cut' : ((await answer.json()) as T)
  } catch {
    signal.throwIfAborted()
    return 'cut'
  }
}
