import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { DemoPart } from '../../../market/demo-accounts/demo-parts.ts'
import { findGuests } from '../../bookings/samples/demo-owner.server.ts'
import { newNumber } from '../../bookings/secrets.server.ts'
import { applicationKinds } from '../area-applications.ts'
import { move, type PlainMove } from '../moves/move.server.ts'
import { application, applicationMove } from '../tables.server.ts'

const day = 86_400_000

type Plan = {
  /** In days before now. */
  readonly sent: number
  readonly message: string
  readonly experience: string
  readonly mayWork: boolean
  readonly moves: readonly PlainMove[]
  readonly note: string
}

const plans: readonly Plan[] = [
  {
    sent: 9,
    message:
      'I worked at a front desk in Garapan for three years and speak English, Chamorro and some Korean.',
    experience: 'Three years, evening and night shifts.',
    mayWork: true,
    moves: ['see', 'shortlist', 'hire'],
    note: 'Came to see us twice. Starts on the first.',
  },
  {
    sent: 8,
    message: 'I would like to move to Saipan next year and work with guests.',
    experience: 'None yet, but I learn quickly.',
    mayWork: false,
    moves: ['see', 'decline'],
    note: '',
  },
  {
    sent: 5,
    message:
      'My family has run a guest house on Rota since 2009. I did the bookings, the shuttle and most breakfasts.',
    experience: 'Since 2009, in our own house.',
    mayWork: true,
    moves: ['see', 'shortlist'],
    note: 'Ask about weekends.',
  },
  {
    sent: 3,
    message: 'I am in my last year at Northern Marianas College and can work in the afternoon.',
    experience: 'One summer at a dive shop.',
    mayWork: true,
    moves: ['see'],
    note: '',
  },
  {
    sent: 1,
    message: 'I have six years of experience in hotels in Manila and on Guam. My references are on request.',
    experience: 'Six years.',
    mayWork: true,
    moves: [],
    note: '',
  },
]

/**
 * What samples sent for a job that the demo account no longer offers, in several states: their own listings are as many
 * as are promised, and none is a job.
 */
export const addDemoReceived: DemoPart = async (tx, { id }, now) => {
  const listing = await findModel(tx, id)
  if (!listing) return
  const applicants = await findGuests(tx)
  for (const [at, plan] of plans.entries()) {
    const applicant = applicants[at]
    if (applicant) await addOne(tx, { ...plan, listing, ownerId: id, applicant, now })
  }
}

/** A sample job under an address of its own, in the account's language. */
async function findModel(tx: Database, ownerId: string) {
  const { rows } = await tx.execute<DemoApplication['listing']>(sql`
    select kind as "listingKind", ${`demo-${randomUUID().slice(0, 8)}`} as "listingRef",
      coalesce(translations -> language ->> 'title', title) as "listingTitle"
    from listing cross join users
    where kind = any(${sql.param(applicationKinds())}::text[]) and listing.sample and live and users.id = ${ownerId}
    order by listing.id limit 1`)
  return rows[0]
}

type DemoApplication = Plan & {
  readonly listing: Pick<typeof application.$inferInsert, 'listingKind' | 'listingRef' | 'listingTitle'>
  readonly ownerId: string
  readonly applicant: { readonly id: string; readonly name: string }
  readonly now: Date
}

async function addOne(
  tx: Database,
  { listing, ownerId, applicant, now, sent, message, experience, mayWork, moves, note }: DemoApplication,
) {
  const at = new Date(+now - sent * day)
  const number = newNumber()
  const [made] = await tx
    .insert(application)
    .values({
      ...listing,
      number,
      ownerId,
      applicantId: applicant.id,
      name: applicant.name,
      phone: '(670) 555-0100',
      message,
      answers: [{ question: 'What experience do you have?', answer: experience }],
      mayWork,
      note,
      formKey: randomUUID(),
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: application.id })
  await tx.insert(applicationMove).values({
    applicationId: made!.id,
    at,
    move: 'apply',
    side: 'applicant',
    actorId: applicant.id,
    toState: 'sent',
  })
  const actor = { side: 'employer', id: ownerId } as const
  for (const name of moves) await move(tx, number, { name, actor, now })
}
