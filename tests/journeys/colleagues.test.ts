import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('an owner invites a colleague, changes their role, and a post is written, with scripts', async () => {
  const owner = await signedIn(site, { name: 'Rosa Cruz' })
  const kim = await signedIn(site, { name: 'Kim Park', email: 'kim@reef.example' })
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island) values ('food', 'reef-cafe', $1, 'Reef Cafe', 'saipan')`,
    [owner.id],
  )
  const page = await visit('/food/reef-cafe', { ...owner, width: 390, expected: /422/ })
  await page.getByRole('link', { name: 'Colleagues' }).click()
  await page.getByLabel('Email address').fill('kim@reef')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('Enter an email address, such as', { exact: false }).waitFor()
  await page.getByLabel('Email address').fill('kim@reef.example')
  await page.getByLabel('Editing').check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('If this address gets our emails, the invitation is on its way.').waitFor()
  expect(await axeInTurn(page)).toEqual([])

  const [mail] = await site.query(`select body from mail where address = 'kim@reef.example'`)
  const [link = ''] = /\/colleagues\/[\w-]+/.exec(mail.body) ?? []
  const invited = await visit(link, { ...kim, theme: 'dark' })
  expect(await axeInTurn(invited)).toEqual([])
  await invited.getByRole('button', { name: 'Accept' }).click()
  await invited.getByRole('button', { name: 'Leave' }).waitFor()

  await page.reload()
  await page.getByText('Change the role').click()
  await page.getByRole('listitem').getByLabel('Everything').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Everything · Since', { exact: false }).waitFor()
  expect(await axeInTurn(page)).toEqual([])

  const managed = await visitPlainly('/food/reef-cafe', kim)
  await managed.getByText('You manage this listing').waitFor()
  await managed.getByRole('link', { name: 'Offers and news' }).click()
  await invited.goto(managed.url())
  await untilReady(invited)
  await invited.getByLabel('Title').fill('Happy hour')
  await invited.getByLabel('Text').fill('Two for one')
  await invited.getByRole('button', { name: 'Publish' }).click()
  await invited.getByRole('heading', { name: 'Happy hour' }).waitFor()
  expect(await axeInTurn(invited)).toEqual([])
  const guest = await visitPlainly('/food/reef-cafe')
  await guest.getByRole('heading', { name: 'Happy hour' }).waitFor()
})
