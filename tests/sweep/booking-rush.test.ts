import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type FormAnswer, findBroken, lastOnes, newClients, sendBooking } from '../booking-rush.ts'
import { startSiteApart } from '../site.ts'

const one = await startSiteApart()
const other = await startSiteApart({ databaseUrl: one.database })
const sites = [one, other]
const kills = 10

test(
  'of 200 requests by 20 people through two processes one gets the last unit, seat and slot',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const clients = await newClients(one, 20)
    for (const [what, address] of Object.entries(await lastOnes(one))) {
      const begun = performance.now()
      const askTenTimes = async (cookie: string, at: number) => {
        const answers: FormAnswer[] = []
        while (answers.length < 10)
          answers.push(await sendBooking(sites[(at + answers.length) % 2]!.origin, { address, cookie }))
        return answers
      }
      const answers = (await Promise.all(clients.map(askTenTimes))).flat()
      const lost = answers.filter(({ booked }) => !booked)
      expect(lost, what).toHaveLength(199)
      expect(lost.filter(({ page }) => !page.includes('Someone just booked this.')).length, what).toBe(0)
      expect(lost.filter(({ page }) => !page.includes('Available nearby:')).length, what).toBe(0)
      await annotate(`200 requests for the last ${what} took ${Math.round(performance.now() - begun)} ms`)
    }
    expect(await findBroken(one)).toEqual([])
  },
)

test(
  `what was said to be booked is there after ${kills} kills, and no form booked twice`,
  { timeout: 1_200_000 },
  async ({ annotate }) => {
    const told = new Map<string, string>()
    let unanswered = 0
    for (let kill = 0; kill < kills; kill++) {
      const forms = Object.values(await lastOnes(one))
      const clients = await newClients(one, 20)
      const sent = clients.flatMap((cookie, at) =>
        forms.map((address) => ({ address, cookie, site: sites[at % 2]!, formKey: randomUUID() })),
      )
      const ask = async ({ site, ...form }: (typeof sent)[number]) => {
        const { booked, formKey } = await sendBooking(site.origin, form)
        if (booked && (told.get(formKey) ?? booked) !== booked) throw new Error(`${formKey} booked twice`)
        if (booked) told.set(formKey, booked)
      }
      const asked = Promise.allSettled(sent.map(ask))
      await sleep(Math.random() * 600)
      await sites[kill % 2]!.crash()
      const lost = (await asked).flatMap(({ status }, at) => (status === 'rejected' ? [sent[at]!] : []))
      unanswered += lost.length
      // Those without an answer send the same form again.
      await Promise.all(lost.map(ask))
    }
    const rows = await one.query(
      'select number, form_key::text as key from booking where form_key::text = any($1)',
      [[...told.keys()]],
    )
    expect(new Map(rows.map(({ key, number }) => [key, `/bookings/${number}`]))).toEqual(told)
    expect(told.size).toBe(3 * kills)
    expect(await findBroken(one)).toEqual([])
    await annotate(`${told.size} bookings were acknowledged, ${unanswered} forms were sent again`)
  },
)
