import { z } from 'zod'
import { allInTurn } from '../../ground/db/each-in-turn.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import type { JobTools } from '../../ground/request/request-context.ts'
import { tellOfCheck } from '../../people/notifications/notify-admins.server.ts'
import { invoiceFees } from './fees/invoices.server.ts'
import { compareOrders } from './find-differing.server.ts'
import { askForRefunds } from './refunds/ask-for-refunds.server.ts'
import { settleUnderWay } from './paypal/settle-payment.server.ts'
import { keepOrdersCurrent } from './moves/clock.server.ts'
import { askBuyers } from './reviews/ask-buyers.server.ts'

export const orderClock = defineJob({
  name: 'order-clock',
  isMessage: false,
  payload: z.object({}),
  async run(_, { database, payPal }: Pick<JobTools, 'database' | 'payPal'>) {
    const now = new Date()
    await allInTurn([
      // First what waits for no one: PayPal may not answer.
      () => keepOrdersCurrent(database, now),
      () => askBuyers(database, now),
      async () => payPal && settleUnderWay({ database, payPal, now }),
      async () => payPal && askForRefunds({ database, payPal, now }),
    ])
  },
})

/** Compares orders, payments, receipts and the ledger, once a night, and tells every admin of what differs. */
export const checkOrders = defineJob({
  name: 'check-orders',
  isMessage: false,
  payload: z.object({}),
  async run(_, { database }: Pick<JobTools, 'database'>) {
    const count = await compareOrders(database)
    await tellOfCheck(database, { event: 'orders-differ', count, href: '/admin/money' })
  },
})

/** Asks sellers for the fees of the month that is over. */
export const feeInvoices = defineJob({
  name: 'fee-invoices',
  isMessage: false,
  payload: z.object({}),
  run: (_, { database }: Pick<JobTools, 'database'>) => invoiceFees(database, new Date()),
})
