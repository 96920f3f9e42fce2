import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { momentText } from '../../../ground/i18n/format.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { PageLinks } from '../../../ground/ui/page-links/page-links.tsx'
import { adminOf } from '../../desk/admin-only.ts'
import { mailsQuery, undeliveredPath } from '../health-path.ts'
import { HealthSubpage } from '../health-subpage.tsx'
import type { Route } from './+types/mails-page.ts'
import { findUndelivered, type UndeliveredMail } from './find-mails.server.ts'
import { outcomeLabels } from './outcomes.ts'

export const handle = { query: mailsQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const { database, ...context } = router.get(requestContext)
  adminOf(context, url)
  const { outcome, after } = mailsQuery.parse(url)
  return { outcome, isFirst: after === null, ...(await findUndelivered(database, outcome, after)) }
}

/** For admins: mails that were not delivered, and what the mail server said. */
export default function UndeliveredPage({
  loaderData: { outcome, isFirst, mails, next },
}: Route.ComponentProps) {
  const { i18n } = useLingui()
  const name = i18n._(outcomeLabels[outcome])
  return (
    <HealthSubpage name={name}>
      {mails.length === 0 ? (
        <p className="text-text-muted">
          <Trans>No emails.</Trans>
        </p>
      ) : (
        <ul className="max-w-180 divide-y divide-line rounded-xl bg-surface px-4 shadow-md">
          {mails.map((mail) => (
            <UndeliveredLine key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      <PageLinks
        first={isFirst ? null : mailsQuery.address(undeliveredPath, { outcome })}
        next={next ? mailsQuery.address(undeliveredPath, { outcome, after: mails.at(-1)!.id }) : null}
      />
    </HealthSubpage>
  )
}

function UndeliveredLine({ mail: { address, words, attempts, at } }: { mail: UndeliveredMail }) {
  const { i18n } = useLingui()
  return (
    <li className="py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="min-w-0 wrap-anywhere">{address}</b>
        <span className="text-sm text-text-muted">
          {momentText(at, i18n.locale)}
          {attempts > 1 && (
            <>
              {' · '}
              <Plural value={attempts} one="tried once" other="tried # times" />
            </>
          )}
        </span>
      </p>
      {words && (
        <p lang="en" dir="ltr" className="mt-1 font-mono text-sm wrap-anywhere">
          {words}
        </p>
      )}
    </li>
  )
}
