import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { data, useNavigation } from 'react-router'
import { Note } from '../../../people/settings/note.tsx'
import { readOwnForm } from '../../../people/users/own-form.ts'
import { adminOf } from '../../desk/admin-only.ts'
import { StaffList } from '../../desk/staff-list.tsx'
import { reloadAfterConflict } from '../../../ground/request/after-refusal.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import type { Route } from './+types/site-contact-page.ts'
import { readContactForm } from './read-contact-form.server.ts'
import { readContact, saveContact } from './site-contact.server.ts'
import { SiteContactForm } from './site-contact-form.tsx'

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = adminOf(context, url)
  return { role, contact: await readContact(context.database) }
}

/** If another admin has saved in the meantime, the answer says so and the typed values stay. */
export async function action(args: Route.ActionArgs) {
  const { context, form } = await readOwnForm(args)
  const { id: adminId } = adminOf(context, args.url)
  const { contact, wrong, seen } = readContactForm(form)
  if (wrong.length > 0) return data({ refused: { wrong, contact, seen } }, { status: 422 })
  const isSaved =
    seen !== null && (await context.database.transaction((tx) => saveContact(tx, { adminId, contact, seen })))
  return isSaved
    ? data({ refused: null })
    : data({ refused: { wrong, contact, seen: null } }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: how the people of the site are reached. */
export default function SiteContactPage({ loaderData: { role, contact }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  // Changes of others don't affect a form that is being edited: the answer to this form reports them.
  const now = { contact: actionData?.refused?.seen ?? contact, answer: actionData }
  const [began, setBegan] = useState(now)
  const isRead = useNavigation().state === 'idle' // the answer comes before what is there now
  if (isRead && began.answer !== actionData) setBegan(now)
  return (
    <StaffList name={t`Contact and social links`} role={role}>
      <div className="mt-4 max-w-140">
        {actionData?.refused === null && (
          <Note tone="ok">
            <Trans>Saved. Pages show it from now on.</Trans>
          </Note>
        )}
        <SiteContactForm
          key={JSON.stringify(began.contact)}
          contact={began.contact}
          refused={actionData?.refused ?? undefined}
        />
      </div>
    </StaffList>
  )
}
