import { randomInt } from 'node:crypto'
import { twoFactor } from 'better-auth/plugins/two-factor'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789' // none that looks like another
const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

/** How many recovery codes there are. */
const amount = 10

/**
 * The library's codes of authenticator apps, and recovery codes. Its hook is left out: that knows only logins by
 * password, whereas a session of ours opens nothing before the step, whichever way it began (`find-session.server.ts`).
 */
const { hooks: _, ...plugin } = twoFactor({
  allowPasswordless: true,
  backupCodeOptions: {
    customBackupCodesGenerate: () => Array.from({ length: amount }, () => `${half()}-${half()}`),
  },
  schema: { user: { fields: { twoFactorEnabled: 'hasSecondStep' } } },
})

export const codes = plugin
