import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { readOwnForm } from '../../people/users/own-form.ts'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { lightboxSettings, readSettings, saveSettings } from './settings.server.ts'
import { mirrorSettings } from './settings.ts'
import type { Route } from './+types/admin-page.ts'
import { adminOf } from '../desk/admin-only.ts'
import { LightboxForm } from './lightbox-form.tsx'
import { SavedNote } from '../desk/saved-note.tsx'
import { StaffList } from '../desk/staff-list.tsx'
import { staffOf } from '../desk/staff-only.ts'

/** Admins begin with the first tab, moderators with what waits to be decided. */
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = staffOf(context, url)
  if (role === 'moderator') throw redirect('/admin/moderation')
  return { role, stored: await readSettings(context.database) }
}

export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const admin = adminOf(context, args.url)
  const settings = {
    disableLightbox: form.has('disableLightbox'),
    disableParameter: typed('disableParameter').trim(),
    showOnPageTransition: form.has('showOnPageTransition'),
    showOnListingClick: form.has('showOnListingClick'),
  }
  const version = typed('version')
  if (!lightboxSettings.safeParse(settings).success)
    return data({ outcome: 'wrong' as const, settings, version }, { status: 422 })
  const isSaved = await context.database.transaction((tx) =>
    saveSettings(tx, { adminId: admin.id, settings, version }),
  )
  return isSaved
    ? data({ outcome: 'saved' as const, settings })
    : data({ outcome: 'stale' as const, settings }, { status: 409 })
}

export const shouldRevalidate = reloadAfterConflict

/** For admins: how the site shows its lightbox. */
export default function AdminPage({ loaderData: { role, stored }, actionData: done }: Route.ComponentProps) {
  const { t } = useLingui()
  const { settings } = stored
  useEffect(() => mirrorSettings(settings), [settings])
  return (
    <StaffList name={t`Ad Lightbox Settings`} role={role}>
      {done?.outcome === 'saved' && (
        <SavedNote answer={done}>
          <b className="block">
            <Trans>Settings Saved</Trans>
          </b>
          <Trans>Your ad lightbox settings have been updated.</Trans>
        </SavedNote>
      )}
      <LightboxForm stored={stored} refused={done?.outcome === 'saved' ? undefined : done} />
    </StaffList>
  )
}
