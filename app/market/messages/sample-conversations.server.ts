import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { registered } from '../../ground/request/registered.ts'
import { beginConversation } from './conversation.server.ts'
import { sendMessage } from './send-message.server.ts'

/** The messages between a sample account and the owner of a demo account about a listing. */
export type SampleConversation = readonly {
  readonly by: 'owner' | 'asker'
  readonly text?: string
  readonly phrase?: string
}[]

const known = registered<Readonly<Record<string, SampleConversation>>>('Conversations of demo accounts')

/** By the kind of the listing. */
export const registerSampleConversations = known.set

/** Gives a demo account conversations about its own listings, with people of the samples. */
export async function addSampleConversations(tx: Database, ownerId: string): Promise<void> {
  const conversations = known.get()
  const { rows: people } = await tx.execute<{ id: string }>(sql`
    select id from users where sample order by full_name, id limit ${Object.keys(conversations).length}`)
  for (const [at, [kind, said]] of Object.entries(conversations).entries()) {
    const { rows } = await tx.execute<{ ref: string; title: string }>(
      sql`select ref, title from listing where kind = ${kind} and owner_id = ${ownerId} limit 1`,
    )
    const [about] = rows
    const asker = people[at]
    if (!about || !asker) continue
    const conversationId = await beginConversation(tx, asker.id, { kind, ...about, ownerId })
    for (const { by, text = '', phrase = null } of said) {
      const senderId = by === 'owner' ? ownerId : asker.id
      await sendMessage(tx, {
        conversationId,
        sender: { id: senderId },
        clientId: randomUUID(),
        text,
        phrase,
      })
    }
  }
}
