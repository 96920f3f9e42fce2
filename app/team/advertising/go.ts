import { sql } from 'drizzle-orm'
import { type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { isPrefetch } from '../../ground/request/prefetch.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { checkField } from '../../ground/forms/read-fields.server.ts'
import { isRobot } from '../../ground/counting/robots.ts'
import { isWithinRate, networkOf } from '../../ground/db/rate-limit.server.ts'
import { advertisementsOpened } from './counters.server.ts'
import { advertisementAt } from './go-address.ts'
import { campaignFields } from './campaign-fields.ts'

/** Per network; people do not click more often. */
const rate = { most: 60, seconds: 600 }

/** `GET /go/12`: leads to where a paid advertisement leads, also after its last day, until an admin ends it. */
export async function loader({
  request,
  url,
  context: router,
}: Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>) {
  const context = router.get(requestContext)
  const id = advertisementAt(url.pathname)
  const { rows } = await context.database.execute<{ link: string }>(
    sql`select link from campaign where id = ${id} and paid_at is not null and ended_at is null
      and not exists (select from users where users.id = campaign.owner_id and suspended_at is not null)`,
  )
  const link = rows[0]?.link
  if (id === null || !link || checkField(campaignFields.link, link).problem) throw notFound()
  if (
    isPerson(request) &&
    (await isWithinRate(context.database, `go ${networkOf(context.clientAddress)}`, rate))
  )
    context.counts.add(advertisementsOpened, id, context.viewer?.id)
  return new Response(null, {
    status: 302,
    headers: { location: link, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  })
}

/** Neither a program nor a browser that looks ahead. */
const isPerson = ({ headers }: Request) => !isPrefetch(headers) && !isRobot(headers.get('user-agent') ?? '')
