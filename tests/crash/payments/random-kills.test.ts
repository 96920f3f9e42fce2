import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareOf } from '../../../app/deals/bookings/prices/taxes.ts'
import { findDiffering } from '../../../app/deals/orders/find-differing.server.ts'
import { saveLeft } from '../../../app/deals/orders/stock/own-stock.server.ts'
import { payPal as openPayPal } from '../../../app/deals/payments/paypal/paypal.server.ts'
import { saveMerchant, saveTerms } from '../../../app/deals/payments/seller-terms.server.ts'
import { throwawayFolder } from '../../../app/ground/db/testing.ts'
import { findDifferences } from '../../../app/people/ledger/find-differences.server.ts'
import { words } from '../../../vite/words.ts'
import { newAccount } from '../../bookings.ts'
import { memoryFiles } from '../../memory-files.ts'
import { setFee, setTaxes } from '../../orders.ts'
import { payPalServer } from '../../paypal-server.ts'
import { seed } from '../../seed.ts'
import { testDatabase } from '../../test-database.ts'
import { findWrong, pieces, sum } from './find-wrong.ts'
import type { Moment, SentRequests } from './process.ts'
import { type StepRequest, type Step, take } from './steps.ts'

const sequences = 250
const unitCents = 45_000
const basisPoints = 425
const minute = 60_000
const day = 24 * 60 * minute

const { db, url } = await testDatabase()
const fake = await payPalServer()
afterAll(fake.close)
const adminId = await newAccount(db)
/** A second process of the site, which is never killed. */
const other = { database: db, payPal: openPayPal(fake.keys), files: memoryFiles() }

const folder = throwawayFolder('proa-killed-')
const program = join(folder, 'process.mjs')
/** Started before they are needed: a start takes longer than what they do. */
const ready: Promise<ChildProcess>[] = []
/** Where processes were killed. */
const deaths: string[] = []

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [words, lingui({ macroTransform: true })],
    ssr: { noExternal: true, external: ['sharp', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'] },
    build: {
      ssr: 'tests/crash/payments/process.ts',
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'process.mjs' } },
    },
  })
  await setTaxes(db, [
    { name: 'Tax', basisPoints, islands: ['saipan'], kinds: ['goods'], from: '2026-01-01' },
  ])
  await setFee(db, 333)
})

async function start(): Promise<ChildProcess> {
  const child = fork(program, [url, JSON.stringify(fake.keys)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.stdout!.on('data', (line: Buffer) => deaths.push(...line.toString().trim().split('\n')))
  await once(child, 'message')
  return child
}

function nextProcess(): Promise<ChildProcess> {
  while (ready.length < 3) ready.push(start())
  return ready.shift()!
}

/** @returns false where it was killed at work */
async function isDone(site: ChildProcess, sent: SentRequests): Promise<boolean> {
  const settled = new AbortController()
  const until = (event: string) => once(site, event, { signal: settled.signal })
  const over = Promise.race([until('message'), until('exit')])
  site.send(sent)
  await over
  settled.abort()
  return site.signalCode === null
}

afterAll(async () => {
  for (const child of await Promise.all(ready)) child.kill('SIGKILL')
})

/** Who does it, how much of it, and which of several. */
const how = { buyer: fc.nat(1), cents: fc.constantFrom(0, 5_000, 1_000_000), which: fc.nat(3) }
const does = <const Name extends string>(weight: number, ...names: Name[]) => ({
  weight,
  arbitrary: fc.record({ do: fc.constantFrom(...names), ...how }),
})
const event = fc.oneof(
  does(3, 'order'),
  does(6, 'start', 'approve', 'return', 'message'),
  does(3, 'cancel', 'hand-over', 'receive', 'refund', 'clock'),
  does(2, 'dispute', 'decide', 'close', 'pay-back', 'confirm', 'deny'),
  does(1, 'refund-there', 'permit', 'forbid', 'wait'),
)
type Name = typeof event extends fc.Arbitrary<{ do: infer Value }> ? Value : never
type Event = { do: Name; buyer: number; cents: number; which: number }

const round = fc.record({
  events: fc.array(event, { maxLength: 2 }),
  /** What the second process does at the same time. */
  elsewhere: fc.array(event, { maxLength: 1 }),
  fault: fc.option(
    fc.record({
      at: fc.constantFrom('create' as const, 'find' as const, 'capture' as const, 'refund' as const),
      how: fc.constantFrom('fail' as const, 'cut' as const, 'declined' as const, 'amount' as const),
    }),
    { freq: 3 },
  ),
  death: fc.option(
    fc.record({
      question: fc.integer({ min: 1, max: 40 }),
      moment: fc.constantFrom<Moment>('before', 'sent', 'answered'),
      /** Whether people press again what was not answered. */
      again: fc.boolean(),
    }),
    { freq: 3 },
  ),
})

/** What a buyer does who wants to pay, among all else that happens. */
const course = ['order', 'start', 'approve', 'return'] as const
const sequence = fc
  .tuple(fc.nat(1), fc.array(round, { minLength: course.length, maxLength: 11 }))
  .map(([buyer, rounds]) =>
    rounds.map(({ events, ...rest }, at) => {
      const name = course[at]
      return { ...rest, events: name ? [{ do: name, buyer, cents: 5_000, which: 0 }, ...events] : events }
    }),
  )

/** A product of one seller, two buyers of it, and the time. */
type World = Pick<StepRequest, 'sellerId' | 'at'> & {
  readonly listingId: number
  readonly key: { readonly kind: string; readonly ref: string }
  readonly buyers: readonly [string, string]
  /** Of orders and disputes: what is sent again has the same. */
  readonly formKeys: readonly string[]
}

async function newWorld(at: number): Promise<World> {
  const sellerId = await newAccount(db)
  await saveTerms(db, sellerId, { onSite: true })
  await saveMerchant(db, sellerId, 'SELLER2345678')
  const key = { kind: 'product', ref: randomUUID() }
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into listing (kind, ref, title, island, owner_id, price_cents, price_period)
    values (${key.kind}, ${key.ref}, 'Honey', 'saipan', ${sellerId}, ${unitCents}, 'once') returning id`)
  const listingId = Number(rows[0]!.id)
  await saveLeft(db, listingId, { left: pieces, seen: 0 })
  const buyers = [await newAccount(db), await newAccount(db)] as const
  return { sellerId, at, listingId, key, buyers, formKeys: Array.from({ length: 8 }, () => randomUUID()) }
}

/** The payments of a buyer at PayPal, the latest first. */
async function referencesOf(personId: string): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select reference from payment join orders on orders.id = order_id
    where ${personId} in (buyer_id, seller_id) and reference is not null order by payment.id desc`)
  return rows.map(({ reference }) => reference)
}

/** @returns what a process of the site has to do; null: it happened elsewhere */
async function stepOf(world: World, { do: name, buyer, cents, which }: Event): Promise<Step | null> {
  const references = await referencesOf(world.buyers[buyer]!)
  const reference = references[which % references.length]
  const formKey = world.formKeys[buyer * 4 + which]!
  switch (name) {
    case 'order': {
      const quantity = which === 3 ? 2 : 1
      const shownCents = quantity * unitCents + shareOf(basisPoints, quantity * unitCents)
      return { do: name, key: world.key, formKey, onSite: cents === 0, quantity, shownCents }
    }
    case 'dispute':
      return { do: name, formKey }
    case 'refund':
    case 'decide':
      return { do: name, cents }
    case 'return':
      return reference ? { do: name, reference } : null
    case 'message':
      return reference ? { do: name, ...fake.message(reference) } : null
    case 'approve':
      if (reference) fake.approve(reference)
      return null
    case 'refund-there':
      if (reference && sum(fake.given(reference)) + 5_000 <= unitCents) fake.refund(reference, 5_000)
      return null
    case 'permit':
    case 'forbid':
      fake.permission.toRefund = name === 'permit'
      return null
    case 'wait':
      world.at += cents === 0 ? minute : cents === 5_000 ? 16 * minute : 4 * day
      return { do: 'clock' }
    default:
      return { do: name }
  }
}

async function askedOf(world: World, events: readonly Event[]): Promise<StepRequest[]> {
  const asked: StepRequest[] = []
  for (const one of events) {
    const step = await stepOf(world, one)
    const { sellerId, at } = world
    if (step) asked.push({ step, buyerId: world.buyers[one.buyer]!, sellerId, adminId, at })
  }
  return asked
}

/** Time passes without a fault, and PayPal's messages arrive at last. */
async function calmDown(world: World) {
  fake.faults.length = 0
  fake.permission.toRefund = true
  for (const wait of [2 * minute, 2 * minute, 20 * minute, 2 * minute]) {
    world.at += wait
    const asked = { ...world, buyerId: world.buyers[0], adminId }
    await take(other, { ...asked, step: { do: 'clock' } })
    for (const reference of await referencesOf(world.sellerId))
      await take(other, { ...asked, step: { do: 'message', ...fake.message(reference) } })
  }
}

test(
  `after ${sequences} sequences of a shop whose processes are killed, no cent and no piece is lost or counted twice`,
  { timeout: 3_600_000 },
  async ({ annotate }) => {
    let kills = 0
    let at = Date.now()
    await fc.assert(
      fc.asyncProperty(sequence, async (rounds) => {
        const world = await newWorld(at)
        let site = await nextProcess()
        for (const { events, elsewhere, fault, death } of rounds) {
          if (fault) fake.faults.push(fault)
          const asked = await askedOf(world, events)
          const there = await askedOf(world, elsewhere)
          const [isAlive] = await Promise.all([
            isDone(site, { asked, death }),
            ...there.map((one) => take(other, one).catch(() => undefined)),
          ])
          if (isAlive) continue
          kills++
          site = await nextProcess()
          if (death?.again) await isDone(site, { asked, death: null })
        }
        ready.unshift(Promise.resolve(site))
        await calmDown(world)
        at = world.at
        const wrong = Object.entries(await findWrong(db, fake, world)).filter(([, found]) => found.length > 0)
        expect(wrong).toEqual([])
      }),
      { seed, numRuns: sequences, endOnFailure: true },
    )
    expect(await findDifferences(db)).toEqual([])
    expect(await findDiffering(db)).toEqual([])
    const { rows } = await db.execute(sql`select coalesce(sum(cents), 0)::int as total from ledger_entry`)
    expect(rows).toEqual([{ total: 0 }])
    await annotate(`${kills} kills at ${new Set(deaths).size} moments, ${fake.captures.length} captures`)
    expect(kills).toBeGreaterThan(sequences)
  },
)
