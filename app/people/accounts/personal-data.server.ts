import { eq, sql } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { account, secondStep, session, users, verification } from '../users/tables.server.ts'
import { findPasskeys, removeAllPasskeys } from './passkeys/passkeys.server.ts'

export const accountData: PersonalPart = {
  name: 'account',
  tables: ['users'],
  async read(database, { id }) {
    const [row] = await database.select().from(users).where(eq(users.id, id))
    return row
  },
  /** Rows that others refer to stay without personal data. Pages show "Former member" if there is no name. */
  async erase(tx, { id }) {
    await tx
      .update(users)
      .set({
        email: null,
        emailVerified: false,
        fullName: '',
        image: null,
        role: 'user',
        village: '',
        island: null,
        localSince: null,
        profilePublic: true,
        profileHiddenAt: null,
        verifiedAt: null,
        language: 'en',
        termsVersion: null,
        suspendedBecause: null,
        closesAt: null,
        demoUntil: null,
        hasSecondStep: false,
        updatedAt: new Date(),
      })
      .where(eq(users.id, id))
    // A site that is restored from a backup has the account again: it deletes it by this note.
    await tx.execute(sql`insert into erased_user (id) values (${id}) on conflict do nothing`)
  },
}

export const sessionData: PersonalPart = {
  name: 'sessions',
  tables: ['session'],
  read: (database, { id }) =>
    database
      .select({
        createdAt: session.createdAt,
        lastUsedAt: session.updatedAt,
        endsAt: session.expiresAt,
        address: session.ipAddress,
        browser: session.userAgent,
      })
      .from(session)
      .where(eq(session.userId, id)),
  close: endAll,
  erase: endAll,
}

async function endAll(...[tx, { id }]: Parameters<PersonalPart['erase']>) {
  await tx.delete(session).where(eq(session.userId, id))
}

/** Passwords and keys are left out: a lost export must not open an account. */
export const waysInData: PersonalPart = {
  name: 'ways-in',
  tables: ['account'],
  read: (database, { id }) =>
    database
      .select({ provider: account.providerId, since: account.createdAt, changedAt: account.updatedAt })
      .from(account)
      .where(eq(account.userId, id)),
  async erase(tx, { id }) {
    await tx.delete(account).where(eq(account.userId, id))
    await tx.delete(verification).where(sql`strpos(${verification.value}, ${id}) > 0`)
    await tx.execute(sql`delete from mailed_token where value ->> 'userId' = ${id}`)
  },
}

/** Whether and since when logins ask for a code; never what codes are made from. */
export const secondStepData: PersonalPart = {
  name: 'two-step-login',
  tables: ['second_step'],
  async read(database, { id }) {
    const [row] = await database
      .select({ isOn: secondStep.verified, since: secondStep.createdAt })
      .from(secondStep)
      .where(eq(secondStep.userId, id))
    return row ?? { isOn: false }
  },
  async erase(tx, { id }) {
    await tx.delete(secondStep).where(eq(secondStep.userId, id))
  },
}

/** Their names and times; never keys. */
export const passkeyData: PersonalPart = {
  name: 'passkeys',
  tables: ['passkey'],
  read: (database, { id }) => findPasskeys(database, id),
  async erase(tx, { id }) {
    await removeAllPasskeys(tx, id)
  },
}
