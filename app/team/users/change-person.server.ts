import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { resetSecondStepOf } from '../../people/accounts/second-step/reset.server.ts'
import { endOtherSessions } from '../../people/accounts/sessions.server.ts'
import { users } from '../../people/users/tables.server.ts'
import type { Role } from '../../ground/request/viewer.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { notify } from '../../people/notifications/notify.server.ts'
import { callOffOwner } from '../../deals/bookings/moves/called-off.server.ts'
import { record } from '../../ground/audit/record.server.ts'
import { accountsAudited } from '../../people/accounts/audited.ts'
import { usersAudited } from './audited.server.ts'
import { type GivenRole, mayBeStaff, roleGivenAs } from './given-roles.ts'

type RoleChange = { adminId: string; userId: string }

// Each returns false if nothing was changed: another person was first, or the admin is no longer one.

/**
 * Gives a person another role.
 * @param was the role that the admin saw
 */
export async function changeRole(
  tx: Database,
  { adminId, userId, was, role }: RoleChange & { was: string; role: GivenRole },
): Promise<boolean> {
  const person = await lock(tx, { adminId, userId })
  if (!person || roleGivenAs(person.role) !== was) return false
  if (was === role) return true
  if (role !== 'user' && !mayBeStaff({ ...person, isDemo: person.demoUntil !== null })) return false
  const [changed] = await tx
    .update(users)
    .set({ role: role === 'user' ? ownRole : role, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning({ role: users.role, at: users.updatedAt })
  await record(tx, accountsAudited, {
    actorId: adminId,
    action: 'role',
    subject: { kind: 'user', id: userId },
    changes: { role: [person.role, changed!.role] },
  })
  const key = `role-changed ${changed!.at.toISOString()}`
  await notify(tx, userId, { event: 'role-changed', values: { role }, href: '/profile', key })
  return true
}

/** The role of a person who is no staff. */
const ownRole = sql<Role>`own_role(users.id)`

/**
 * Suspends a user: their sessions end, their listings are hidden, bookings with them are canceled, and they are told
 * why and how to appeal.
 * @param reason the user reads it
 */
export async function suspend(
  tx: Database,
  { adminId, userId, reason }: RoleChange & { reason: string },
): Promise<boolean> {
  const person = await lock(tx, { adminId, userId })
  if (!person || person.suspendedAt) return false
  const [suspended] = await tx
    .update(users)
    .set({ suspendedAt: sql`now()`, suspendedBecause: reason, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning({ at: users.suspendedAt })
  const at = suspended!.at!.toISOString()
  await endOtherSessions(tx, userId)
  // Listings that were hidden for this reason have exactly this time.
  await tx
    .update(listing)
    .set({ hiddenAt: suspendedAtOf(userId) })
    .where(and(eq(listing.ownerId, userId), isNull(listing.hiddenAt)))
  const actor = { side: 'staff', id: adminId } as const
  await callOffOwner(tx, userId, { actor, now: suspended!.at! })
  await record(tx, usersAudited, {
    actorId: adminId,
    action: 'suspension',
    subject: { kind: 'user', id: userId },
    changes: { suspended: [null, at], reason: [null, reason] },
  })
  const href = '/contact?topic=account'
  const key = `account-suspended ${at}`
  await notify(tx, userId, { event: 'account-suspended', values: { reason }, href, key })
  return true
}

/**
 * Lets a person in again, and shows what they offer.
 * @param reason the staff reads it
 */
export async function restore(
  tx: Database,
  { adminId, userId, reason }: RoleChange & { reason: string },
): Promise<boolean> {
  const person = await lock(tx, { adminId, userId })
  if (!person?.suspendedAt) return false
  await tx
    .update(listing)
    .set({ hiddenAt: null })
    .where(and(eq(listing.ownerId, userId), eq(listing.hiddenAt, suspendedAtOf(userId))))
  await tx
    .update(users)
    .set({ suspendedAt: null, suspendedBecause: null, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
  const at = person.suspendedAt.toISOString()
  await record(tx, usersAudited, {
    actorId: adminId,
    action: 'suspension',
    subject: { kind: 'user', id: userId },
    changes: { suspended: [at, null], reason: [person.suspendedBecause, reason] },
  })
  const key = `account-restored ${at}`
  await notify(tx, userId, { event: 'account-restored', values: {}, href: '/profile', key })
  return true
}

/**
 * Takes the second step and the passkeys off the login of a person who has lost their phone. They are logged out everywhere.
 * @param reason the staff reads it
 */
export async function resetSecondStep(
  tx: Database,
  { adminId, userId, reason }: RoleChange & { reason: string },
): Promise<boolean> {
  const person = await lock(tx, { adminId, userId })
  return person !== null && resetSecondStepOf(tx, userId, { actorId: adminId, reason })
}

/** To the microsecond, which no Date has. */
const suspendedAtOf = (userId: string) => sql`(select suspended_at from users where id = ${userId})`

/**
 * Locks the person, and all admins in one order, so that two admins who remove each other's role at once leave one.
 * @returns null if there is no such person, or the admin may not change them: no one changes themselves
 */
async function lock(tx: Database, { adminId, userId }: RoleChange) {
  if (adminId === userId) return null
  const rows = await tx
    .select()
    .from(users)
    .where(or(eq(users.role, 'admin'), eq(users.id, userId)))
    .orderBy(asc(users.id))
    .for('update')
  const admin = rows.find(({ id }) => id === adminId)
  if (admin?.role !== 'admin' || admin.suspendedAt) return null
  return rows.find(({ id }) => id === userId) ?? null
}
