import { type ActionFunctionArgs } from 'react-router'
import { accountHeader } from '../../../ground/outbox/account-header.ts'
import { notFound } from '../../../ground/request/not-found.ts'
import { type RequestContext, requestContext } from '../../../ground/request/request-context.ts'
import { email as emailField, text as textField } from '../../../ground/forms/fields.ts'
import { readFields } from '../../../ground/forms/read-fields.server.ts'
import { readForm } from '../../../ground/forms/read-form.ts'
import { isWithinRate, networkOf } from '../../../ground/db/rate-limit.server.ts'
import { lineIn } from '../../../ground/forms/typed.ts'
import { longestChatText } from './chat.ts'
import { chatOwner, guestOwner, newGuest, noGuest } from './chat-owner.server.ts'
import { findChat, keepChatAddress, keepChatMessage, takeOver } from './keep-chat.server.ts'

const rate = { most: 60, seconds: 3_600 }
const chatFields = { text: textField(longestChatText), email: emailField }

/** No one asks for it in this way: a page cache would take one guest's chat for everyone's. */
export const loader = () => {
  throw notFound()
}

/** `/support/chat`: answers with the visitor's chat, after adding the `text` or `email` that came along. */
export async function action({ request, context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext)
  // A page whose session has ended does not write as a guest, nor show the chat of the next account.
  const account = request.headers.get(accountHeader)
  if (account && account !== context.viewer?.id) return new Response(null, { status: 401 })
  const form = await readForm(request)
  const {
    values: { text, email },
    problems,
  } = readFields(chatFields, form)
  const key = lineIn(form, 'key')
  const isNamed = /^[\w-]{8,64}$/.test(key)
  if (problems || (text && !isNamed)) return new Response(null, { status: 422 })
  if ((text || email) && !(await mayWrite(context))) return new Response(null, { status: 429 })

  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const owner = await ownerOf(context, request, Boolean(text), headers)
  if (!owner) return Response.json({ messages: [], email: null }, { headers })
  if (text)
    await context.database.transaction((tx) =>
      keepChatMessage(tx, owner, { text, key, language: context.language }),
    )
  if (email) await keepChatAddress(context.database, owner, email)
  return Response.json(await findChat(context.database, owner), { headers })
}

async function ownerOf(context: RequestContext, request: Request, isWriting: boolean, headers: Headers) {
  const owner = chatOwner(context, request)
  const guest = guestOwner(request)
  if (owner?.userId && guest) {
    await context.database.transaction((tx) => takeOver(tx, guest, owner))
    headers.append('set-cookie', noGuest(context))
  }
  if (owner || !isWriting) return owner
  const first = newGuest(context)
  headers.append('set-cookie', first.cookie)
  return first.owner
}

const mayWrite = ({ database, viewer, clientAddress }: RequestContext) =>
  isWithinRate(database, `chat ${viewer?.id ?? networkOf(clientAddress)}`, rate)
