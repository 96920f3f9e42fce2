import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** `auth.api.enter`: starts a session without proof, for accounts that the server has just made. It has no address. */
export const entrance = {
  id: 'entrance',
  endpoints: {
    enter: createAuthEndpoint(
      {
        method: 'POST',
        body: z.object({ userId: z.uuid() }),
        metadata: { SERVER_ONLY: true },
      },
      async (context) => {
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(context.body.userId)
        const session = user && (await internalAdapter.createSession(user.id))
        if (!session) throw context.error('FORBIDDEN')
        await setSessionCookie(context, { session, user })
        return { entered: true }
      },
    ),
  },
} satisfies BetterAuthPlugin
