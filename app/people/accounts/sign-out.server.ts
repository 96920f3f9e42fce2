import type { AuthPage } from './auth-page.ts'
import { forward } from './forward.server.ts'

/** Ends the session of the request, if it has one. @returns Set-Cookie values that remove its cookies */
export async function signOut(context: AuthPage, request: Request): Promise<{ cookies: string[] }> {
  const { cookies } = await forward(context, request, '/sign-out', {})
  return { cookies }
}
