import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { ChoiceField } from '../../ground/ui/choice-field.tsx'
import { adminOf } from '../desk/admin-only.ts'
import { PageLinks } from '../../ground/ui/page-links/page-links.tsx'
import { SearchForm } from '../desk/search-form.tsx'
import { StaffList } from '../desk/staff-list.tsx'
import type { Route } from './+types/users-page.ts'
import { findUsers } from './find-users.server.ts'
import { userStateLabels } from './user-labels.ts'
import { roleLabels } from '../../people/accounts/role-labels.ts'
import { roles, userPath, type UserQuery, userQuery, usersPath, userStates } from './user-query.ts'

export const handle = { query: userQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = adminOf(context, url)
  const query = userQuery.parse(url)
  return { role, query, ...(await findUsers(context.database, query)) }
}

/** For admins: all accounts. */
export default function UsersPage({ loaderData: { role: own, query, users, next } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  return (
    <StaffList name={t`Users`} role={own}>
      <UserSearch query={query} />
      {users.length === 0 ? (
        <p className="text-text-muted">
          <Trans>No people found.</Trans>
        </p>
      ) : (
        <ul className="rounded-xl bg-surface p-3 shadow-md">
          {users.map(({ id, fullName, email, role, createdAt, verifiedAt, suspendedAt, closesAt }) => (
            <li key={id}>
              <Link
                to={userPath(id)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md px-4 py-2 hover:bg-surface-2"
              >
                <span className="min-w-0 wrap-anywhere">
                  <b>{fullName}</b> <span className="text-sm text-text-muted">{email}</span>
                </span>
                <span className="min-w-0 text-sm wrap-anywhere text-text-muted">
                  {[
                    i18n._(roleLabels[role]),
                    verifiedAt && t`Verified`,
                    suspendedAt && i18n._(userStateLabels.suspended),
                    closesAt && i18n._(userStateLabels.closing),
                    formatDate(createdAt, i18n.locale, { dateStyle: 'medium' }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        first={query.after && userQuery.address(usersPath, { ...query, after: null })}
        next={next ? userQuery.address(usersPath, { ...query, after: users.at(-1)!.id }) : null}
      />
    </StaffList>
  )
}

function UserSearch({ query: { q, role, state } }: { query: UserQuery }) {
  const { i18n } = useLingui()
  return (
    <SearchForm
      key={`${q}/${role}/${state}`}
      path={usersPath}
      label={<Trans>Name or email address</Trans>}
      q={q}
      longest={100}
    >
      <ChoiceField
        label={<Trans>Role</Trans>}
        name="role"
        options={roles.map((one) => ({ value: one, label: i18n._(roleLabels[one]) }))}
        chosen={role}
      />
      <ChoiceField
        label={<Trans>State</Trans>}
        name="state"
        options={userStates.map((one) => ({ value: one, label: i18n._(userStateLabels[one]) }))}
        chosen={state}
      />
    </SearchForm>
  )
}
