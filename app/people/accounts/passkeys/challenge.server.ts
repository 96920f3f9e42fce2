import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isWithinRate } from '../../../ground/db/rate-limit.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'

type Context = Pick<RequestContext, 'seal' | 'now' | 'database'>
/** What a passkey signs it for: to let someone in, or to be added by a session whose owner has just proven who they are. */
type Purpose = 'enter' | `add ${string}`

const lasting = 5 * 60 // s
const once = { most: 1, seconds: lasting }

/** What a passkey signs: works once, for this purpose, for five minutes. It is sealed, so the site keeps none. */
export const makeChallenge = (context: Context, purpose: Purpose): string =>
  sealed(
    context,
    purpose,
    randomBytes(24).toString('base64url'),
    String(context.now.getTime() + lasting * 1000),
  )

const sealed = ({ seal }: Context, purpose: Purpose, nonce: string, until: string) =>
  `${nonce}.${until}.${seal(`passkey ${purpose} ${nonce} ${until}`)}`

const sentAnswer = z.looseObject({
  id: z.string().max(2_000),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
})
const clientData = z.looseObject({ challenge: z.string() })

/**
 * The answer of a passkey with the challenge that it has signed, if that is one of ours which is used for the first time.
 * @param sent JSON, as the browser made it
 */
export async function readAnswer<Answer>(
  context: Context,
  purpose: Purpose,
  sent: string,
): Promise<{ answer: Answer; id: string; challenge: string } | null> {
  const answer = sentAnswer.safeParse(parsed(sent))
  if (!answer.success) return null
  const { id, response } = answer.data
  const data = clientData.safeParse(parsed(textOf(response.clientDataJSON)))
  if (!data.success) return null
  const { challenge } = data.data
  const isOurs = await useChallenge(context, purpose, textOf(challenge))
  return isOurs ? { answer: answer.data as Answer, id, challenge } : null
}

async function useChallenge(context: Context, purpose: Purpose, given: string): Promise<boolean> {
  const [nonce = '', until = ''] = given.split('.')
  if (given !== sealed(context, purpose, nonce, until) || Number(until) < context.now.getTime()) return false
  return isWithinRate(context.database, `passkey ${nonce}`, once)
}

const textOf = (encoded: string) => Buffer.from(encoded, 'base64url').toString()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What passkeys are made for: this name of a host, and no other. */
export const hostOf = ({ origin }: Pick<RequestContext, 'origin'>) => new URL(origin).hostname
