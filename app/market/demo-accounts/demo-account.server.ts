import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { earnCredit } from '../../people/credit/credit.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { isWithinRate, networkOf } from '../../ground/db/rate-limit.server.ts'
import { completeAreas } from '../../directory/known-areas.ts'
import { listing } from '../../directory/tables.server.ts'
import { addSampleConversations } from '../messages/sample-conversations.server.ts'
import { releaseClaimed } from '../claims/personal-data.server.ts'
import { profile } from '../../people/profile/tables.server.ts'
import { refuseAuth, type RefusedAuth } from '../../people/accounts/auth-codes.ts'
import { clientHeader } from '../../people/accounts/auth.server.ts'
import type { AuthPage } from '../../people/accounts/auth-page.ts'
import { endSession } from '../../people/accounts/sessions.server.ts'
import { account, users } from '../../people/users/tables.server.ts'
import { personalParts } from '../../people/settings/personal-parts.ts'
import { demoParts } from './demo-parts.ts'
import type { Provider } from '../../people/accounts/social/provider-names.ts'

const lifetime = 7 * 24 * 60 * 60_000 // ms
const sampleProfile = {
  mailingAddress: 'P.O. Box 500001, Saipan, MP 96950',
  birthDate: '1990-06-15',
  phoneNumber: '+16705550142',
  whatsappNumber: '',
}
const name = 'Demo Visitor'
const rate = { most: 30, seconds: 3600 }

/**
 * A new account as if Google or Facebook had said who it is, and a session for it. It is marked, can't be signed in
 * to outside demo mode, and is removed with all its data after seven days.
 */
export async function enterDemo(
  context: AuthPage,
  request: Request,
  provider: Provider,
): Promise<{ ok: true; cookies: string[] } | RefusedAuth> {
  const { database, auth, clientAddress, language } = context
  if (!(await isWithinRate(database, `demo ${networkOf(clientAddress)}`, rate)))
    return refuseAuth('too_many', rate.seconds)
  const demoUntil = new Date(context.now.getTime() + lifetime)
  const userId = await database.transaction(async (tx) => {
    const id = randomUUID()
    const email = `demo-${randomBytes(4).toString('hex')}@example.com`
    await tx.insert(users).values({
      id,
      email,
      language,
      demoUntil,
      fullName: name,
      emailVerified: true,
      verifiedAt: context.now,
      island: 'saipan',
      village: 'Garapan',
      createdAt: daysBefore(context.now, 365),
    })
    await tx.insert(account).values({ userId: id, providerId: provider, accountId: `demo ${id}` })
    await tx.insert(profile).values({ userId: id, ...sampleProfile })
    for (const reason of ['profile', 'verification'] as const) await earnCredit(tx, id, reason)
    for (const { area, demo } of completeAreas())
      if (demo)
        await giveListing(tx, area.kind, {
          ownerId: id,
          expiresAt: demoUntil,
          createdAt: daysBefore(context.now, demo.listedDaysAgo),
        })
    await addSampleConversations(tx, id)
    for (const add of demoParts()) await add(tx, { id, name }, context.now)
    return id
  })
  const headers = new Headers(request.headers)
  headers.set(clientHeader, clientAddress)
  const entered = await auth.api.enter({ body: { userId, remember: true }, headers, returnHeaders: true })
  if (context.viewer) await endSession(database, context.viewer.id, context.viewer.sessionId)
  return { ok: true, cookies: entered.headers.getSetCookie() }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)

/** A copy of a sample of this kind, of events one to come, that only its owner sees. It goes when the samples do. */
async function giveListing(
  tx: Database,
  kind: string,
  own: { ownerId: string; expiresAt: Date; createdAt: Date },
) {
  const [model] = await tx
    .select({ id: listing.id })
    .from(listing)
    .where(and(eq(listing.kind, kind), listing.sample, listing.live))
    .orderBy(desc(sql`coalesce(${listing.lastEnd}, 'infinity')`), listing.id)
    .limit(1)
  if (!model) return
  const { id: _id, live: _live, ...columns } = getTableColumns(listing)
  const replaced: Record<string, unknown> = {
    ...own,
    ref: `demo-${randomBytes(4).toString('hex')}`,
    status: 'demo',
    featured: false,
    rating: null,
    reviewCount: 0,
  }
  const values = Object.entries(columns).map(([name, column]) =>
    name in replaced
      ? sql`${sql.param(replaced[name], column)}::${sql.raw(column.getSQLType())}`
      : sql`${column}`,
  )
  const names = Object.values(columns).map(({ name }) => sql.identifier(name))
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into listing (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from listing where id = ${model.id}
    returning id`)
  const [{ id }] = rows as [{ id: string }]
  await tx.execute(sql`
    insert into photo (listing_id, position, src, alt)
    select ${id}, position, src, alt from photo where listing_id = ${model.id}`)
  await tx.execute(sql`
    insert into occurrence (listing_id, starts_at, ends_at)
    select ${id}, starts_at, ends_at from occurrence where listing_id = ${model.id}`)
}

/** Deletes demo accounts after their week, with everything that belongs to them. */
export async function removeDemos(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    // In the order of others, who would wait for this, and this for them: who books locks the listing before its owner,
    // and who pauses a campaign its owner before it.
    await tx.execute(sql`
      select from listing where owner_id in (select id from users where demo_until < now()) order by id for update`)
    const over = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(lt(users.demoUntil, sql`now()`))
      .orderBy(users.id)
      .for('update')
    await releaseClaimed(tx, sql`select id from users where demo_until < now()`)
    // Rows go along by themselves, files do not.
    const parts = personalParts().filter(({ erasesFiles }) => erasesFiles)
    for (const person of over) for (const part of parts) await part.erase(tx, person)
    await tx.execute(sql`
      delete from listing using users where owner_id = users.id and users.demo_until < now()`)
    await tx.execute(sql`delete from users where demo_until < now()`)
  })
}
