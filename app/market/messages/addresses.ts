import { flag, matching, rowId, text } from '../../ground/query/fields.ts'
import { defineQuery, type QueryOf } from '../../ground/query/query.ts'
import type { RecordKey } from '../../ground/db/named.ts'

/** The last conversation on the page before: whether it is unread, its last message in microseconds, its id. */
const after = matching(/^[01]-\d{1,17}-[1-9]\d{0,14}$/)

export const inboxQuery = defineQuery({ q: text(100), unread: flag(), after })

/** `with`: the conversation on show; `before`: a message of it; `after`: where the list beside it begins. */
export const conversationQuery = defineQuery({ with: rowId(), before: rowId(), sent: flag(), after })

/** The page of the messages about a listing: all for its owner, their own for someone who asks. */
export const messagesAddress = ({ kind, ref }: RecordKey) => `/messages/${kind}/${encodeURIComponent(ref)}`

/**
 * @param id of the one on show; null: none
 * @param values where the list beside it begins, and the like
 */
export const conversationAddress = (
  about: RecordKey,
  id: number | null,
  values: Partial<QueryOf<typeof conversationQuery>> = {},
): string => conversationQuery.address(messagesAddress(about), { with: id ?? 0, ...values })
