import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { eq } from 'drizzle-orm'
import { data, Form, Link, useNavigation } from 'react-router'
import { siteOf } from '../../directory/page-meta.ts'
import { useFirstError } from '../../ground/forms/use-first-error.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { readOwnForm } from '../users/own-form.ts'
import { users } from '../users/tables.server.ts'
import { viewerOf } from '../users/viewer.ts'
import type { Route } from './+types/public-profile-page.ts'
import { Note } from './note.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { settingsMeta } from './settings-meta.ts'

const earliest = 1900

export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id } = viewerOf(context, url)
  const [own] = await context.database
    .select({ isPublic: users.profilePublic, localSince: users.localSince })
    .from(users)
    .where(eq(users.id, id))
  return { site: siteOf(context, url), href: `/people/${id}`, ...own! }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const since = typed('since').trim()
  const isPublic = form.has('public')
  const latest = Number(localDate(context.now).slice(0, 4))
  const year = since === '' ? null : Number(since)
  if (year !== null && !(Number.isInteger(year) && year >= earliest && year <= latest))
    return data({ saved: false, since, isPublic }, { status: 422 })
  await context.database
    .update(users)
    .set({ profilePublic: isPublic, localSince: year })
    .where(eq(users.id, viewer.id))
  return data({ saved: true, since, isPublic })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Public profile`, '/account/public-profile')

/** Whether others see a page about this person, and since when they have lived here. */
export default function PublicProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { isPublic, localSince, href } = loaderData
  const form = useFirstError(actionData)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <SettingsFrame title={<Trans>Public profile</Trans>}>
      {actionData?.saved && <Note tone="ok">{t`Saved.`}</Note>}
      <p className="mb-4 text-text-muted">
        <Trans>
          It shows your name, your picture, your island, when you joined, what you list, and your reviews and
          answers. It never shows your email address, phone number or village. Search engines leave it out.
        </Trans>
      </p>
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="public"
            defaultChecked={actionData?.isPublic ?? isPublic}
            className="size-5"
          />
          <Trans>Others can see my profile</Trans>
        </label>
        <Field
          label={<Trans>I have lived on the islands since (year, optional)</Trans>}
          hint={
            <Trans>Your answers in Ask a Local then say that you are a local, and for how many years.</Trans>
          }
          error={actionData?.saved === false && t`Enter a year, such as 2012.`}
        >
          <input
            name="since"
            inputMode="numeric"
            maxLength={4}
            defaultValue={actionData?.since ?? localSince ?? ''}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
            <Trans>Save settings</Trans>
          </Button>
          <Link to={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>See my profile</Trans>
          </Link>
        </div>
      </Form>
    </SettingsFrame>
  )
}
