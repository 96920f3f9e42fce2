import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * `auth.api.enter`: starts a session without asking for proof, for accounts that the server has just made, and for owners
 * of a passkey. It has no address.
 */
export const entrance = {
  id: 'entrance',
  endpoints: {
    enter: createAuthEndpoint(
      {
        method: 'POST',
        body: z.object({ userId: z.uuid(), remember: z.boolean() }),
        metadata: { SERVER_ONLY: true },
      },
      async (context) => {
        const { internalAdapter } = context.context
        const { userId, remember } = context.body
        const user = await internalAdapter.findUserById(userId)
        const session = user && (await internalAdapter.createSession(user.id, !remember))
        if (!session) throw new APIError('FORBIDDEN')
        await setSessionCookie(context, { session, user }, !remember)
        return { sessionId: session.id }
      },
    ),
  },
} satisfies BetterAuthPlugin
