import type { AuthUser, KeptProfile } from '../../people/accounts/auth-user.server.ts'

export type SignedInAccount = { user: AuthUser; profile: KeptProfile }

/** Whose session this browser has; null: none. Undefined: the server did not tell. */
export async function askSession(): Promise<SignedInAccount | null | undefined> {
  try {
    const { isAuthenticated } = await ask<{ isAuthenticated: boolean }>('/api/auth/check-auth')
    return isAuthenticated ? await ask<SignedInAccount>('/api/auth/me') : null
  } catch {
    return undefined
  }
}

/** Whether the server says that no one is signed in here. */
export const isSignedOut = (): Promise<boolean> =>
  ask<{ isAuthenticated: boolean }>('/api/auth/check-auth').then(
    ({ isAuthenticated }) => !isAuthenticated,
    () => false,
  )

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return (await answer.json()) as T
}
