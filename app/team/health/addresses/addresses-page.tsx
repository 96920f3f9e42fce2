import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { emailIn } from '../../../ground/forms/read-fields.server.ts'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { PageLinks } from '../../../ground/ui/page-links/page-links.tsx'
import { Note } from '../../../people/settings/note.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { SearchForm } from '../../desk/search-form.tsx'
import { StaleNote } from '../../desk/stale-note.tsx'
import { useLostFocus } from '../../desk/use-lost-focus.ts'
import { addressesPath, addressesQuery } from '../health-path.ts'
import { HealthSubpage } from '../health-subpage.tsx'
import type { Route } from './+types/addresses-page.ts'
import { AddForm } from './add-form.tsx'
import { AddressLine } from './address-line.tsx'
import { addAddress, removeAddress } from './decide-address.server.ts'
import { findAddresses } from './find-addresses.server.ts'

export const handle = { query: addressesQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const { database, ...context } = router.get(requestContext)
  adminOf(context, url)
  const query = addressesQuery.parse(url)
  return { query, ...(await findAddresses(database, query)) }
}

type AddressAnswer = {
  readonly done?: 'added' | 'removed'
  readonly problem?: 'invalid' | 'there' | 'stale'
  readonly typed?: string
}

/** Puts an address on the list, or takes one off it. */
export async function action(args: Route.ActionArgs) {
  const { context, typed } = await readOwnForm(args)
  const { id: adminId } = adminOf(context, args.url)
  const { database } = context
  const id = typed('remove')
  if (id) {
    const isRemoved = await database.transaction((tx) => removeAddress(tx, { adminId, id }))
    return isRemoved
      ? data<AddressAnswer>({ done: 'removed' })
      : data<AddressAnswer>({ problem: 'stale' }, { status: 409 })
  }
  const text = typed('address')
  const address = emailIn(text)
  if (!address) return data<AddressAnswer>({ problem: 'invalid', typed: text }, { status: 422 })
  const isAdded = await database.transaction((tx) => addAddress(tx, { adminId, address }))
  return isAdded
    ? data<AddressAnswer>({ done: 'added' })
    : data<AddressAnswer>({ problem: 'there', typed: text }, { status: 422 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: addresses that get no email, and why. */
export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, addresses, next } = loaderData
  const { t } = useLingui()
  useLostFocus()
  const { done, problem, typed = '' }: AddressAnswer = actionData ?? {}
  const name = t`Addresses without email`
  return (
    <HealthSubpage name={name}>
      <div className="max-w-180">
        <p className="mb-4 max-w-140 text-text-muted">
          <Trans>
            Email to these addresses bounced, or was reported as spam. They only get links that their owners
            ask for, such as for a new password. An address leaves this list once such a link is opened, or
            after a year, unless an admin added it.
          </Trans>
        </p>
        {done && (
          <Note tone="ok">
            {done === 'added' ? (
              <Trans>The address gets no more email.</Trans>
            ) : (
              <Trans>The address gets email again.</Trans>
            )}
          </Note>
        )}
        {problem === 'stale' && <StaleNote />}
        <SearchForm
          key={query.q}
          path={addressesPath}
          label={<Trans>Part of an email address</Trans>}
          q={query.q}
          longest={80}
        />
        {addresses.length === 0 ? (
          <p className="text-text-muted">
            {query.q ? <Trans>No addresses found.</Trans> : <Trans>No addresses.</Trans>}
          </p>
        ) : (
          <ul className="divide-y divide-line rounded-xl bg-surface px-4 shadow-md">
            {addresses.map((one) => (
              <AddressLine key={one.id} suppressed={one} />
            ))}
          </ul>
        )}
        <PageLinks
          first={query.after && addressesQuery.address(addressesPath, { ...query, after: null })}
          next={
            next ? addressesQuery.address(addressesPath, { ...query, after: addresses.at(-1)!.id }) : null
          }
        />
        <AddForm problem={problem === 'stale' ? undefined : problem} typed={typed} />
      </div>
    </HealthSubpage>
  )
}
