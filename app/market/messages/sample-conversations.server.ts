import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { beginConversation } from './conversation.server.ts'
import { sendMessage } from './send-message.server.ts'

type Said = { by: 'owner' | 'asker'; text?: string; phrase?: string }

/** Of the demonstration, by the kind of the listing: who asks is one of the samples' people. */
const conversations: readonly { kind: string; said: readonly Said[] }[] = [
  {
    kind: 'property',
    said: [
      { by: 'asker', text: '안녕하세요, 토요일에 볼 수 있을까요? 가족 네 명이 갑니다.' },
      { by: 'owner', text: 'Håfa Adai! Saturday works. Would 10 am or 3 pm suit you better?' },
      { by: 'asker', text: '오전 10시가 좋아요. 주차할 곳이 있나요?' },
    ],
  },
  {
    kind: 'vehicle',
    said: [
      { by: 'asker', phrase: 'available' },
      { by: 'owner', phrase: 'still-there' },
      { by: 'asker', phrase: 'see-weekend' },
    ],
  },
  {
    kind: 'hotel',
    said: [
      { by: 'asker', text: 'Is there a crib for a baby in the room?' },
      { by: 'owner', text: 'Yes, free of charge. Tell us a day before.' },
      { by: 'asker', phrase: 'thanks' },
    ],
  },
]

/** Gives a demo account three conversations about its own listings, with people of the samples. */
export async function addSampleConversations(tx: Database, ownerId: string): Promise<void> {
  const { rows: people } = await tx.execute<{ id: string }>(sql`
    select id from users where sample order by full_name, id limit ${conversations.length}`)
  for (const [at, { kind, said }] of conversations.entries()) {
    const { rows } = await tx.execute<{ ref: string; title: string }>(
      sql`select ref, title from listing where kind = ${kind} and owner_id = ${ownerId} limit 1`,
    )
    const [about] = rows
    const asker = people[at]
    if (!about || !asker) continue
    const conversationId = await beginConversation(tx, asker.id, { kind, ...about, ownerId })
    for (const { by, text = '', phrase = null } of said) {
      const senderId = by === 'owner' ? ownerId : asker.id
      await sendMessage(tx, { conversationId, senderId, clientId: randomUUID(), text, phrase })
    }
  }
}
