import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount } from '../../../tests/bookings.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { isProven, provenUser } from './proven.server.ts'
import { users } from './tables.server.ts'

const { db } = await testDatabase()

test.each([
  { emailVerified: true, demo: false, proven: true },
  { emailVerified: false, demo: false, proven: false },
  { emailVerified: false, demo: true, proven: true },
])(
  'confirmed: $emailVerified, demo mode: $demo; a session and a query say the same: $proven',
  async ({ emailVerified, demo, proven }) => {
    const id = await newAccount(db)
    await db.update(users).set({ emailVerified }).where(eq(users.id, id))
    const { rows } = await db.execute(
      sql`select ${provenUser({ demo })} as proven from users where id = ${id}`,
    )
    expect([isProven({ emailVerified }, { demo }), rows]).toEqual([proven, [{ proven }]])
  },
)
