import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { adminOf } from '../desk/admin-only.ts'
import { StaffList } from '../desk/staff-list.tsx'
import { requestContext } from '../../ground/request/request-context.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { formatNumber } from '../../ground/i18n/format.ts'
import type { Route } from './+types/overview-page.ts'
import { listPath } from './content-address.ts'
import { countItems } from './find-items.server.ts'
import { contentKinds } from './kinds.server.ts'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = adminOf(context, url)
  const i18n = i18nOf(context.language)
  const counted = contentKinds().map(async (kind) => ({
    name: kind.name,
    title: i18n._(kind.title),
    about: i18n._(kind.about),
    ...(await countItems(context.database, kind)),
  }))
  return { role, kinds: await Promise.all(counted) }
}

/** Other settings of the whole site are on the pages of the work that they are about. */
const settings = [
  { to: '/admin/content/contact', name: msg`Contact and social links` },
  { to: '/admin', name: msg`Ad Lightbox Settings` },
  { to: '/admin/moderation', name: msg`Which listings are reviewed before publishing` },
  { to: '/admin/advertisements', name: msg`Advertising prices` },
]

/** For admins: all that the team writes on the site. */
export default function OverviewPage({ loaderData: { role, kinds } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  return (
    <StaffList name={t`Content`} role={role}>
      <ul className="mt-4 rounded-xl bg-surface p-3 shadow-md">
        {kinds.map(({ name, title, about, count, isMore }) => (
          <li key={name}>
            <Link
              to={listPath(name)}
              className="flex min-h-11 items-center justify-between gap-4 rounded-md px-4 py-2 hover:bg-surface-2"
            >
              <span className="min-w-0">
                <b className="block">{title}</b>
                <span className="text-sm text-text-muted">{about}</span>
              </span>
              <span className="text-sm text-text-muted">
                {formatNumber(count, i18n.locale)}
                {isMore && '+'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="mt-6 mb-3 text-xl">
        <Trans>Site settings</Trans>
      </h2>
      <ul>
        {settings.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {i18n._(name)}
            </Link>
          </li>
        ))}
      </ul>
    </StaffList>
  )
}
