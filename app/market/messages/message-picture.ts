import { sql } from 'drizzle-orm'
import { type LoaderFunctionArgs } from 'react-router'
import { privateFile } from '../../ground/files/private-file.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { isOwn } from './conversation.server.ts'
import { chosenIn } from './receive-message.server.ts'
import { storedPicture } from './stored-picture.server.ts'

/** The picture of a message, for those who write to each other. For all others there is nothing here. */
export async function loader({ url, context: router, params }: LoaderFunctionArgs) {
  const { files, database, ...context } = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const { rows } = await database.execute<{ id: string; pictureKey: string | null }>(sql`
    select message.id, picture_key as "pictureKey" from message join conversation on conversation.id = conversation_id
    where message.id = ${chosenIn(params.id)} and picture_width is not null and hidden_at is null and ${isOwn(viewer)}`)
  const [row] = rows
  const file = row ? await files.get(storedPicture({ ...row, id: Number(row.id) })) : null
  if (!file) throw notFound()
  return privateFile(file)
}
