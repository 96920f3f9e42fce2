import { z } from 'zod'
import { rowNumber } from '../../ground/query/fields.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { textIn } from '../../ground/forms/typed.ts'
import { pictureOf } from '../../ground/forms/picture-of.server.ts'
import { beginConversation, findMessagedListing, findOwn } from './conversation.server.ts'
import { longestMessage, type Problem, type SendResult, type NewMessage } from './message.ts'
import { isPhrase } from './phrases.ts'
import { findSent, sendMessage } from './send-message.server.ts'
import { keepPicture } from './stored-picture.server.ts'
import { refusalOf } from './throttle.server.ts'

const largest = 1_600 // pixels

/** Sends what a form says about a listing: its fields are `text`, `phrase`, `picture`, `with` and `clientId`. */
export async function receiveMessage(
  context: RequestContext,
  viewer: Viewer,
  about: RecordKey,
  form: FormData,
): Promise<SendResult> {
  const written = readWritten(form)
  if (!mayWrite(context, viewer)) return refused('unverified')
  const sent = await findSent(context.database, viewer.id, written.clientId)
  if (sent) return { ok: true, conversation: sent.conversationId }
  const picture = await pictureOf(context, viewer.id, form, 'picture', { largest })
  if (picture && !picture.ok) return refused(picture.problem)
  if (!written.text && !written.phrase && !picture) return refused('empty')
  if (written.text.length > longestMessage) return refused('long')
  const chosen = chosenIn(form.get('with'))
  const own = await findOwn(context.database, viewer, about, chosen)
  const subject =
    own || chosen !== null ? null : await findMessagedListing(context.database, viewer, about, context)
  if (!own && !subject) return refused('gone')
  const conversationId = own?.id ?? null
  const kept = picture && {
    ...picture,
    key: await keepPicture(context, picture, { senderId: viewer.id, clientId: written.clientId }),
  }
  /** Throws a refusal, which takes back the conversation that was begun. */
  const store = async (tx: Database): Promise<SendResult> => {
    const id = conversationId ?? (await beginConversation(tx, viewer.id, subject!))
    const outcome = await sendMessage(tx, { ...written, conversationId: id, sender: viewer, picture: kept })
    if (!outcome.ok) throw new Refusal(outcome.problem)
    return { ok: true, conversation: id }
  }
  return context.database.transaction(async (tx) => {
    // Counted with what is stored: one that failed and is sent again is no repeat.
    const problem = await refusalOf(tx, { conversationId, senderId: viewer.id, text: written.text })
    if (problem) return refused(problem)
    return tx.transaction(store).catch((error: unknown) => {
      if (error instanceof Refusal) return refused(error.problem)
      throw error
    })
  })
}

class Refusal extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/** Users with a confirmed address; in demo mode everyone. */
export const mayWrite = ({ demo }: Pick<RequestContext, 'demo'>, { emailVerified }: Viewer) =>
  emailVerified || demo

/** The id of the conversation that an address or a form names. */
export const chosenIn = (value: unknown): number | null =>
  (typeof value === 'string' && rowNumber(value)) || null

const refused = (problem: Problem) => ({ ok: false, problem }) as const

function readWritten(form: FormData): NewMessage {
  const phrase = form.get('phrase')
  const named = z.uuid().safeParse(form.get('clientId'))
  return {
    // Without scripts there is no name, and each press is a message.
    clientId: named.success ? named.data : crypto.randomUUID(),
    text: textIn(form, 'text'),
    phrase: typeof phrase === 'string' && isPhrase(phrase) ? phrase : null,
  }
}
