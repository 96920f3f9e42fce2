import { sql } from 'drizzle-orm'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { conversationAddress } from './addresses.ts'
import { block, unblock } from './block.server.ts'
import { isOwn } from './conversation.server.ts'
import { chosenIn } from './receive-message.server.ts'

type BlockRow = RecordKey & { other_id: string }

export { postOnly as loader } from '../../ground/request/post-only.ts'

/**
 * Blocks the other one of the conversation that the form names in `with`, or with `off` ends that, and leads back. An
 * owner's colleagues block no one.
 */
export async function action(args: ActionFunctionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const id = chosenIn(typed('with'))
  const { rows } = await context.database.execute<BlockRow>(sql`
    select listing_kind as kind, listing_ref as ref,
      case when owner_id = ${viewer.id} then asker_id else owner_id end as other_id
    from conversation where id = ${id} and ${viewer.id} in (owner_id, asker_id) and ${isOwn(viewer)}`)
  const [own] = rows
  if (!own || id === null) throw notFound()
  if (form.has('off')) await unblock(context.database, viewer.id, own.other_id)
  else await context.database.transaction((tx) => block(tx, viewer.id, own.other_id))
  throw redirect(conversationAddress(own, id), { status: 303 })
}
