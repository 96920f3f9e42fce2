import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const owner = await signedIn(site)
await site.query(
  `insert into listing (kind, ref, owner_id, status, title, island, attributes, search_text)
   select kind, 'paused', $1, 'paused', 'Paused car', island, attributes, 'paused' from listing
   where kind = 'vehicle' and ref = '1'`,
  [owner.id],
)

type Answer = { readonly status: number; readonly to: string; readonly text: string }
async function ask(path: string, cookie: string, form?: Record<string, string>): Promise<Answer> {
  const headers = { cookie, origin: site.origin, accept: 'text/html' }
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
  const answer = await site.ask(path, { headers, ...sent })
  return {
    status: answer.status,
    to: answer.headers.get('location') ?? '',
    text: await answer.text(),
  }
}

/** What someone can do for a paused car, and for an office of the team. */
async function rightsWith(cookie: string): Promise<string[]> {
  const isDraft = ({ to }: Answer) => to.includes('draft') || to.startsWith('/create-listing')
  const asked = {
    view: (await ask('/vehicles/paused', cookie)).status === 200,
    edit: isDraft(await ask('/user-listings/vehicle/paused/edit', cookie)),
    offer:
      (await ask('/user-listings', cookie, { kind: 'vehicle', ref: 'paused', change: 'pause' })).status ===
      200,
    answer: (await ask('/messages/vehicle/paused', cookie)).status === 200,
    figures: (await ask('/user-listings', cookie)).text.includes('Paused car'),
    'edit of the team’s': isDraft(await ask('/user-listings/government/1/edit', cookie)),
  }
  return Object.entries(asked).flatMap(([right, isAllowed]) => (isAllowed ? [right] : []))
}

test('an owner acts for a listing; no one else does, whatever their role, nor they once they are suspended', async () => {
  expect(await rightsWith(owner.cookie)).toEqual(['view', 'edit', 'offer', 'answer', 'figures'])
  expect(await rightsWith('')).toEqual([])
  expect(await rightsWith((await signedIn(site)).cookie)).toEqual([])
  expect(await rightsWith((await signedIn(site, { role: 'moderator' })).cookie)).toEqual([])
  expect(await rightsWith((await signedIn(site, { role: 'admin' })).cookie)).toEqual(['edit of the team’s'])
  await site.query('update users set suspended_at = now() where id = $1', [owner.id])
  expect(await rightsWith(owner.cookie)).toEqual([])
})
