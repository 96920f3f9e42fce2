// `npm run admin -- reset-second-step EMAIL`: for the last admin who has lost their phone, and recovery codes or passkeys.
import { eq } from 'drizzle-orm'
import { accountEmail } from '../app/people/accounts/email-address.ts'
import { resetSecondStepOf } from '../app/people/accounts/second-step/reset.server.ts'
import { users } from '../app/people/users/tables.server.ts'
import type { Database } from '../app/ground/db/client.server.ts'
import { openSiteDatabase } from './database.ts'
import { readSettings } from './settings.ts'
import { endInOneSentence, say } from './steps.ts'

const usage = 'Use: npm run admin -- reset-second-step EMAIL'

try {
  const [command, email = '', ...more] = process.argv.slice(2)
  const address = accountEmail(email)
  if (command !== 'reset-second-step' || !address || more.length > 0) throw new Error(usage)
  const site = await openSiteDatabase(readSettings(process.env))
  try {
    await reset(site.db, address)
  } finally {
    await site.stop()
  }
  say(`${address} has no second step and no passkeys now, and sets up a new second step if they are staff.`)
} catch (error) {
  endInOneSentence(error)
}

function reset(database: Database, email: string) {
  return database.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update')
    if (!person) throw new Error(`No account has the address ${email}.`)
    const isReset = await resetSecondStepOf(tx, person.id, { actorId: null, reason: 'npm run admin' })
    if (!isReset) throw new Error(`${email} has no second step and no passkeys.`)
  })
}
