import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '../../../tests/seed.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { creditToSpend, earnCredit, returnCredit, spendCredit } from '../credit/credit.server.ts'
import { findDifferences } from './find-differences.server.ts'
import { balanceOf, entriesOf, post } from './ledger.server.ts'

const { db } = await testDatabase()

const amount = fc.integer({ min: 1, max: 1_200 })
const subject = fc.nat(2)
const step = fc.record({
  who: fc.nat(1),
  /** Whether its transaction is undone after it. */
  isUndone: fc.constantFrom(false, false, false, true),
  what: fc.oneof(
    fc.record({
      do: fc.constant('earn' as const),
      reason: fc.constantFrom('profile' as const, 'verification' as const),
    }),
    fc.record({ do: fc.constant('spend' as const), subject, amount, asks: fc.boolean() }),
    fc.record({ do: fc.constant('return' as const), subject }),
    fc.record({ do: fc.constant('sell' as const), subject, amount, off: fc.constantFrom(0, 0, 1) }),
  ),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Two people, with what they should have, and what was spent on each subject. */
type World = { people: string[]; credit: number[]; buyer: number[]; spent: Map<string, number> }

/** Does a step in a transaction of its own, and writes into the world, which is the model, what it did. */
async function take(world: World, { who, isUndone, what }: Step): Promise<void> {
  const person = world.people[who]!
  const about = 'subject' in what ? `${what.subject} of ${person}` : ''
  let effect = () => {}
  const work = async (tx: Database) => {
    switch (what.do) {
      case 'earn':
        if (await earnCredit(tx, person, what.reason)) effect = () => void (world.credit[who]! += 500)
        return
      case 'spend': {
        const most = what.asks ? await creditToSpend(tx, person) : what.amount
        const cents = Math.min(most, what.amount)
        if (cents === 0) return
        await spendCredit(tx, person, { subject: about, cents })
        effect = () => {
          world.credit[who]! -= cents
          world.spent.set(about, cents)
        }
        return
      }
      case 'return':
        return void (await returnCredit(tx, person, about))
      case 'sell': {
        const entries = [
          { kind: 'buyer' as const, party: person, cents: -what.amount },
          { kind: 'paypal' as const, cents: what.amount + what.off },
        ]
        if (await post(tx, { reason: 'sale', subject: about, entries }))
          effect = () => void (world.buyer[who]! -= what.amount)
      }
    }
  }
  const undone = new Error('undone')
  try {
    await db.transaction(async (tx) => {
      await work(tx)
      if (isUndone) throw undone
    })
  } catch {
    return
  }
  effect()
}

test('after any steps, several at once, the ledger adds up and has what was done', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
      async (all) => {
        const people = [randomUUID(), randomUUID()]
        const world: World = { people, credit: [0, 0], buyer: [0, 0], spent: new Map() }
        for (const together of all) await Promise.all(together.map((one) => take(world, one)))
        for (const [index, party] of people.entries()) {
          const returned = await returnedTo(party)
          for (const { subject: about, cents } of returned) expect(world.spent.get(about)).toBe(cents)
          const credit = world.credit[index]! + returned.reduce((sum, { cents }) => sum + cents, 0)
          expect(await balanceOf(db, { kind: 'credit', party })).toBe(credit)
          expect(credit).toBeGreaterThanOrEqual(0)
          expect(await balanceOf(db, { kind: 'buyer', party })).toBe(world.buyer[index]!)
        }
        expect(await findDifferences(db)).toEqual([])
        const { rows } = await db.execute(sql`select coalesce(sum(cents), 0)::int as total from ledger_entry`)
        expect(rows).toEqual([{ total: 0 }])
      },
    ),
    { seed, numRuns: 200 },
  )
})

/** What was returned, of which `returnCredit` says nothing. */
async function returnedTo(party: string) {
  const entries = await entriesOf(db, { kind: 'credit', party })
  return entries.filter(({ reason }) => reason === 'returned')
}
