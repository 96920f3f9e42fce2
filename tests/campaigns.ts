import { addDays, localDate } from '../app/ground/i18n/local-time.ts'
import { signedIn } from './accounts.ts'
import type { Site } from './site.ts'
import { asFile, phonePicture } from './test-pictures.ts'

/** What the form of advertisements calls its pictures, with their pixels. */
export const pictureSizes = [
  ['Desktop', { width: 1920, height: 1080 }],
  ['Tablet', { width: 1024, height: 768 }],
  ['Mobile', { width: 375, height: 667 }],
] as const

export const campaignPictures = new Map(
  await Promise.all(
    pictureSizes.map(async ([name, size]) => [name, asFile(await phonePicture('teal', size))] as const),
  ),
)

/** A campaign that runs on /vehicles, as if an admin had done all for it. It leads to /about. */
export async function runCampaign(site: Site, name: string) {
  const { cookie } = await signedIn(site)
  const body = new FormData()
  const tomorrow = addDays(localDate(new Date()), 1) // today may be over before the form is read
  const written = {
    category: 'vehicles',
    startDate: tomorrow,
    endDate: addDays(tomorrow, 9),
    businessName: name,
    altText: name,
    email: 'a@example.com',
    link: `http://127.0.0.1:${new URL(site.origin).port}/about`,
  }
  for (const [field, value] of Object.entries(written)) body.set(field, value)
  for (const [slot, file] of campaignPictures)
    body.set(`${slot.toLowerCase()}Ad`, new File([Uint8Array.from(file.buffer)], file.name))
  const headers = { cookie, origin: site.origin }
  const answer = await site.ask('/advertise', { method: 'POST', headers, body })
  const reference = answer.headers.get('location')!.split('/').at(-1)!
  const [row] = await site.query(
    `update campaign set review = 'approved', decided_at = now(), paid_at = now(), starts_on = starts_on - 3
     where reference = $1 returning id`,
    [reference],
  )
  return { id: Number(row!.id), reference }
}

/** How often something was counted of a campaign, on whatever day. */
export async function campaignCount(site: Site, id: number, what: 'seen' | 'opened'): Promise<number> {
  const [row] = await site.query(
    'select coalesce(sum(count), 0)::int as count from daily_count where what = $1 and subject = $2',
    [`advertisement ${what}`, String(id)],
  )
  return row!.count
}
