import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form, redirectDocument, useNavigation } from 'react-router'
import { readOwnForm } from '../users/own-form.ts'
import { countPasskeys } from '../accounts/passkeys/passkeys.server.ts'
import { passkeySetting } from '../accounts/passkeys/path.ts'
import { secondStepSetting } from '../accounts/second-step/path.ts'
import { hasSecondStep } from '../accounts/second-step/second-step.server.ts'
import { findDevices } from '../accounts/sessions.server.ts'
import { viewerOf } from '../users/viewer.ts'
import { findWaysIn, hasPassword } from '../accounts/ways-in.server.ts'
import { findSuppression } from '../../ground/mail/suppression.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { flag } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { PreferencesFields } from '../preferences/preferences-fields.tsx'
import { chosenIn, preferenceCookies, visitorTypeOf } from '../preferences/preferences.ts'
import { ThemeSetting } from '../preferences/theme-switch.tsx'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/account-page.ts'
import { Note } from './note.tsx'
import { SettingLink } from './setting-link.tsx'
import { settingsMeta } from './settings-meta.ts'

const query = defineQuery({ saved: flag('1') })
export const handle = { query }
export async function loader({ url, request, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const [sessions, waysIn, isOn, passkeys, suppression] = await Promise.all([
    findDevices(context.database, viewer.id),
    findWaysIn(context.database, viewer.id),
    hasSecondStep(context.database, viewer.id),
    countPasskeys(context.database, viewer.id),
    findSuppression(context.database, viewer.email),
  ])
  const { email, emailVerified } = viewer
  const { language, island } = context
  return {
    site: siteOf(context, url),
    email,
    emailVerified,
    isReturned: suppression !== null,
    language,
    island,
    hasPassword: hasPassword(waysIn),
    hasSecondStep: isOn,
    passkeys,
    sessions: sessions.length,
    visitorType: visitorTypeOf(request.headers.get('cookie') ?? ''),
    saved: query.parse(url).saved,
  }
}

export async function action(args: Route.ActionArgs) {
  const { form } = await readOwnForm(args)
  const headers = new Headers()
  const cookies = args.request.headers.get('cookie') ?? ''
  for (const cookie of preferenceCookies(chosenIn(form), cookies)) headers.append('set-cookie', cookie)
  // The language may have changed, which needs a new document.
  return redirectDocument('/account?saved=1', { status: 303, headers })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Account Settings`, '/account')

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { email, emailVerified, isReturned, hasPassword, hasSecondStep, passkeys, sessions, saved } =
    loaderData
  const { t } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto grid max-w-160 gap-5">
        <h1 className="text-3xl">
          <Trans>Account Settings</Trans>
        </h1>
        <ul className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
          <SettingLink to="/account/email" icon="mail" name={t`Email address`}>
            {isReturned
              ? t`Emails to ${email} don’t reach you`
              : emailVerified
                ? email
                : t`${email}, not confirmed yet`}
          </SettingLink>
          <SettingLink to="/account/password" icon="key" name={t`Password`}>
            {hasPassword ? t`Change it from time to time` : t`You have none yet`}
          </SettingLink>
          <SettingLink to={secondStepSetting} icon="shield-check" name={t`Two-step login`}>
            {hasSecondStep ? t`On: a code from your authenticator app` : t`Off`}
          </SettingLink>
          <SettingLink to={passkeySetting} icon="key" name={t`Passkeys`}>
            <Plural
              value={passkeys}
              _0="Log in by fingerprint, face or PIN"
              one="# passkey"
              other="# passkeys"
            />
          </SettingLink>
          <SettingLink to="/account/sessions" icon="monitor" name={t`Devices`}>
            <Plural value={sessions} one="# is logged in" other="# are logged in" />
          </SettingLink>
          <SettingLink to="/account/public-profile" icon="user" name={t`Public profile`}>
            <Trans>What others see of you</Trans>
          </SettingLink>
          <SettingLink to="/account/blocked" icon="flag" name={t`Blocked people`}>
            <Trans>Who can’t message you or book with you</Trans>
          </SettingLink>
          <SettingLink to="/account/payments" icon="banknote" name={t`How you are paid`}>
            <Trans>For what others buy from you here</Trans>
          </SettingLink>
          <SettingLink to="/notifications/channels" icon="message" name={t`Notifications`}>
            <Trans>What you hear about on the site and by email</Trans>
          </SettingLink>
        </ul>
        <section id="preferences" className="rounded-xl bg-surface p-5 shadow-sm">
          <h2 className="text-xl">
            <Trans>Preferences</Trans>
          </h2>
          <Form method="post" reloadDocument className="mt-3">
            {saved && <Note tone="ok">{t`Your preferences were saved.`}</Note>}
            <PreferencesFields {...loaderData} />
            <Button type="submit" busy={busy} className="mt-5 max-sm:w-full">
              <Trans>Save Preferences</Trans>
            </Button>
          </Form>
          <ThemeSetting />
        </section>
        <section className="rounded-xl bg-surface p-5 shadow-sm">
          <h2 className="text-xl">
            <Trans>Your data</Trans>
          </h2>
          <p className="mt-2 mb-4 text-text-muted">
            <Trans>
              A zip file of everything we store about you: your profile, listings, favorites, notifications
              and files, as JSON that programs can read.
            </Trans>
          </p>
          <a href="/account/export" download className={`${buttonClass({ tone: 'line' })} max-sm:w-full`}>
            <Icon name="download" className="size-4.5" />
            <Trans>Download my data</Trans>
          </a>
        </section>
        <ul className="rounded-xl bg-surface px-5 shadow-sm">
          <SettingLink to="/account/delete" icon="trash" name={t`Delete my account`}>
            <Trans>You have 14 days to change your mind</Trans>
          </SettingLink>
        </ul>
      </div>
    </main>
  )
}
