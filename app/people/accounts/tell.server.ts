import type { Database } from '../../ground/db/client.server.ts'
import { notify } from '../notifications/notify.server.ts'
import type { PasskeyNews, SecondStepNews } from '../notifications/events.ts'
import { deviceOf } from './device.ts'
import type { AuthPage } from './auth-page.ts'
import { passkeySetting } from './passkeys/path.ts'
import { secondStepSetting } from './second-step/path.ts'

export const tellOfPassword = (tx: Database, userId: string) =>
  notify(tx, userId, {
    event: 'password-changed',
    values: {},
    href: '/account/password',
    key: `password-changed ${new Date().toISOString()}`,
  })

export const tellOfSecondStep = (tx: Database, userId: string, news: SecondStepNews) =>
  notify(tx, userId, {
    event: 'second-step',
    values: { news },
    href: secondStepSetting,
    key: `second-step ${news} ${new Date().toISOString()}`,
  })

export const tellOfPasskey = (tx: Database, userId: string, values: { news: PasskeyNews; name: string }) =>
  notify(tx, userId, {
    event: 'passkey',
    values,
    href: passkeySetting,
    key: `passkey ${values.news} ${new Date().toISOString()}`,
  })

/** Notifies who has become an admin by the address that the site's settings name. */
export const tellOfAdmin = (tx: Database, userId: string) =>
  notify(tx, userId, {
    event: 'role-changed',
    values: { role: 'admin' },
    href: '/profile',
    key: `role-changed ${new Date().toISOString()}`,
  })

/** Notifies the account's previous address: someone who took over the account has the new one. */
export const tellOfAddress = (
  tx: Database,
  userId: string,
  { from, email }: { from: string; email: string },
) =>
  notify(
    tx,
    userId,
    {
      event: 'email-changed',
      values: { email },
      href: '/account/email',
      key: `email-changed ${email} ${new Date().toISOString()}`,
    },
    from,
  )

/** Notifies the owner of a sign-in from a new browser. */
export const tellOfDevice = ({ database, now }: AuthPage, request: Request, userId: string) =>
  database.transaction((tx) =>
    notify(tx, userId, {
      event: 'new-sign-in',
      values: { ...deviceOf(request.headers.get('user-agent')), at: now.toISOString() },
      href: '/account/sessions',
      key: `new-sign-in ${now.toISOString()}`,
    }),
  )
