import { type ActionFunctionArgs, data } from 'react-router'
import { type Page, pageContext } from '../../../ground/request/context.ts'
import { emailIn } from '../../../ground/forms/read-fields.server.ts'
import { isWithinRate, networkOf } from '../../../ground/db/rate-limit.server.ts'
import { lineIn, textIn } from '../../../ground/forms/typed.ts'
import { longestChatText } from './chat.ts'
import { chatOwner, guestOwner, newGuest, noGuest } from './chat-owner.server.ts'
import { findChat, keepChatAddress, keepChatMessage, takeOver } from './keep-chat.server.ts'

const rate = { most: 60, seconds: 3_600 }

/** Nobody asks for it in this way: a page cache would take one guest's chat for everyone's. */
export const loader = () => {
  throw data(null, { status: 404 })
}

/** `/support/chat`: answers with the visitor's chat, after adding the `text` or `email` that came along. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const form = await request.formData().catch(() => new FormData())
  const text = textIn(form, 'text')
  const key = textIn(form, 'key')
  const typedEmail = lineIn(form, 'email')
  const email = emailIn(typedEmail)
  const isNamed = /^[\w-]{8,64}$/.test(key)
  if (text.length > longestChatText || (text && !isNamed) || (typedEmail && !email))
    return new Response(null, { status: 422 })
  if ((text || email) && !(await mayWrite(page))) return new Response(null, { status: 429 })

  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const owner = await ownerOf(page, request, Boolean(text), headers)
  if (!owner) return Response.json({ messages: [], email: null }, { headers })
  if (text)
    await page.database.transaction((tx) =>
      keepChatMessage(tx, owner, { text, key, language: page.language }),
    )
  if (email) await keepChatAddress(page.database, owner, email)
  return Response.json(await findChat(page.database, owner), { headers })
}

async function ownerOf(page: Page, request: Request, isWriting: boolean, headers: Headers) {
  const owner = chatOwner(page, request)
  const guest = guestOwner(request)
  if (owner?.userId && guest) {
    await page.database.transaction((tx) => takeOver(tx, guest, owner))
    headers.append('set-cookie', noGuest(page))
  }
  if (owner || !isWriting) return owner
  const first = newGuest(page)
  headers.append('set-cookie', first.cookie)
  return first.owner
}

const mayWrite = ({ database, viewer, clientAddress }: Page) =>
  isWithinRate(database, `chat ${viewer?.id ?? networkOf(clientAddress)}`, rate)
