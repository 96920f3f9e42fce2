import { z } from 'zod'
import { rowNumber } from '../../ground/query/fields.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { isProven } from '../../people/users/proven.server.ts'
import { findAlias } from '../../directory/find-alias.server.ts'
import { textIn } from '../../ground/forms/typed.ts'
import { pictureOf } from '../../ground/forms/picture-of.server.ts'
import {
  beginConversation,
  findMessagedListing,
  findOwn,
  type MessagedListing,
  type OwnConversation,
} from './conversation.server.ts'
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
  if (!isProven(viewer, context)) return refused('unverified')
  const sent = await findSent(context.database, viewer.id, written.clientId)
  if (sent) return { ok: true, conversation: sent.conversationId }
  const picture = await pictureOf(context, viewer.id, form, 'picture', { largest })
  if (picture && !picture.ok) return refused(picture.problem)
  if (!written.text && !written.phrase && !picture) return refused('empty')
  if (written.text.length > longestMessage) return refused('long')
  const recipient = await findRecipient(context, viewer, about, chosenIn(form.get('with')))
  if (!recipient) return refused('gone')
  const conversationId = 'id' in recipient ? recipient.id : null
  const kept = picture && {
    ...picture,
    key: await keepPicture(context, picture, { senderId: viewer.id, clientId: written.clientId }),
  }
  /** Throws a refusal, which takes back the conversation that was begun. */
  const store = async (tx: Database): Promise<SendResult> => {
    const id = 'id' in recipient ? recipient.id : await beginConversation(tx, viewer.id, recipient)
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

/** The conversation that is meant, or the listing about which one begins. */
async function findRecipient(
  context: RequestContext,
  viewer: Viewer,
  about: RecordKey,
  chosen: number | null,
): Promise<OwnConversation | MessagedListing | null> {
  const { database } = context
  const begins = async (listing: RecordKey) =>
    chosen === null ? findMessagedListing(database, viewer, listing, context) : null
  const found = (await findOwn(database, viewer, about, chosen)) ?? (await begins(about))
  const ref = found ? null : await findAlias(database, about)
  if (ref === null) return found
  // At the listing that was kept, their conversation may have become a part of another.
  const kept = { ...about, ref }
  return (
    (await findOwn(database, viewer, kept, chosen)) ??
    (await findOwn(database, viewer, kept, null)) ??
    (await begins(kept))
  )
}

class Refusal extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

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
