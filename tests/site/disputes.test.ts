import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { addDispute, addHandedOver } from '../disputes.ts'
import { untilOldEnough } from '../form-age.ts'
import { asFile, phonePicture } from '../test-pictures.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'

const site = await startSite({ samples: false })
const visit = plainVisitorsOf(site)
const admin = await signedIn(site, { name: 'Ada Admin', role: 'admin' })

/** A listing of a seller that someone has bought, paid for at the handover, and has. */
async function bought(number: string) {
  const seller = await signedIn(site, { name: 'Ana Reyes' })
  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  await addHandedOver(site, { number, sellerId: seller.id, buyerId: buyer.id })
  return { seller, buyer }
}

test('buyer and seller say what is wrong, with photos, an admin decides, and the money goes back', async () => {
  const { seller, buyer } = await bought('DISPUTE234')
  const buying = await visit('/orders/DISPUTE234', { browser: buyer.browser })
  await buying.getByRole('link', { name: 'Something is wrong: open a dispute' }).click()
  await buying.getByRole('button', { name: 'Open the dispute' }).click()
  await buying.getByText('Write something.').waitFor()
  await buying.getByLabel('What is wrong?').fill('A leg is broken.')
  await buying.getByLabel('Photos (optional)').setInputFiles(asFile(Buffer.from('no'), 'notes.jpg'))
  await buying.getByRole('button', { name: 'Open the dispute' }).click()
  await buying.getByText('We can’t read this file as a photo.', { exact: false }).waitFor()
  await buying.getByText('Choose your photos again', { exact: false }).waitFor()
  expect(await buying.getByLabel('What is wrong?').inputValue()).toBe('A leg is broken.')
  await buying
    .getByLabel('Photos (optional)')
    .setInputFiles([asFile(await phonePicture('teal')), asFile(await phonePicture('tan'))])
  await buying.getByRole('button', { name: 'Open the dispute' }).click()
  await buying.getByRole('status').filter({ hasText: 'Our staff will decide' }).waitFor()
  const photo = (await buying.getByRole('img', { name: 'Photo 2 of Ben Cruz' }).getAttribute('src'))!
  const ask = async (path: string, { cookie }: { cookie: string }) =>
    (await site.ask(path, { headers: { cookie } })).status
  expect(await ask(photo, buyer)).toBe(200)
  expect(await ask(photo, seller)).toBe(200)
  expect(await ask(photo, admin)).toBe(404)
  expect(await ask(photo.replace(/1$/, '2'), buyer)).toBe(404)

  const selling = await visit('/notifications', { browser: seller.browser })
  await selling.getByRole('link', { name: 'Dispute: Rattan set' }).click()
  await selling.getByText('A leg is broken.').waitFor()
  await selling.getByLabel('Your message').fill('It was whole.')
  await selling.getByRole('button', { name: 'Send' }).click()
  await selling.getByText('It was whole.').waitFor()
  const report = selling.getByRole('link', { name: 'Report this message of Ben Cruz' })
  expect(await ask((await report.getAttribute('href'))!, buyer)).toBe(404)
  await report.click()
  await selling.getByLabel('What is wrong?').selectOption('offensive')
  await untilOldEnough(selling)
  await selling.getByRole('button', { name: 'Send report' }).click()
  await selling.getByRole('heading', { name: 'Thank you for telling us' }).waitFor()
  const desk = await visit('/admin/moderation', { browser: admin.browser })
  await desk.getByRole('link', { name: 'A leg is broken.' }).click()
  await desk.getByLabel('Why').fill('It insults the seller.')
  await desk.getByRole('button', { name: 'Hide it' }).click()
  await selling.goto('/orders/DISPUTE234/dispute')
  await selling.getByText('Hidden by our staff.').waitFor()
  expect(await selling.getByText('A leg is broken.').count()).toBe(0)
  expect([await ask(photo, seller), await ask(photo, buyer)]).toEqual([404, 200])
  await selling.goto('/account/delete')
  await selling.getByText('Rattan set').waitFor()

  const deciding = await visit('/notifications', { browser: admin.browser })
  await deciding.getByRole('link', { name: 'A dispute waits for you: Rattan set' }).click()
  await deciding.getByText('It was whole.').waitFor()
  await deciding.getByText('A leg is broken.').waitFor()
  const shown = (await deciding.getByRole('img', { name: 'Photo 1 of Ben Cruz' }).getAttribute('src'))!
  expect(await ask(shown, admin)).toBe(200)
  expect(await ask(shown, buyer)).toBe(403)
  const views = `select actor_id, subject_id from audit where action = 'dispute-photo'`
  expect(await site.query(views)).toEqual([{ actor_id: admin.id, subject_id: 'DISPUTE234' }])
  const decide = () => deciding.getByRole('button', { name: 'Decide' }).click()
  await decide()
  await deciding.getByText('Choose one of these.').waitFor()
  await deciding.getByLabel('A part of it').check()
  await deciding.getByLabel('Amount in dollars, if it is a part').fill('450.01')
  await decide()
  await deciding.getByText('Enter an amount of up to $450.').waitFor()
  await deciding.getByLabel('Amount in dollars, if it is a part').fill('100')
  await decide()
  await deciding.getByText('Please give a reason.').waitFor()
  expect(await deciding.getByLabel('A part of it').isChecked()).toBe(true)
  await deciding.getByLabel('Why').fill('A new leg costs that much.')
  await decide()
  await deciding.getByText('Refund promised').waitFor()
  await deciding.goto('/admin/audit')
  await deciding.getByText('Dispute decided').first().waitFor()
  await deciding.getByText('Viewed a photo of a dispute').first().waitFor()
  await deciding.goto('/admin/money')
  await deciding.getByText('Decided, not carried out yet').waitFor()

  await selling.goto('/account/payments')
  await selling.getByText('You can’t sell right now', { exact: false }).waitFor()
  await selling.goto('/orders/DISPUTE234')
  await selling.getByText('Our staff decided').waitFor()
  await selling.getByRole('link', { name: 'To the dispute' }).click()
  await selling.getByText('A new leg costs that much.').waitFor()
  await selling.getByRole('button', { name: 'I have given the money back' }).click()
  await selling.getByText('If the buyer doesn’t object', { exact: false }).waitFor()
  await buying.goto('/orders/DISPUTE234/dispute')
  await buying.getByText('Refund promised: $100').waitFor()
  await buying.getByRole('button', { name: 'I have the money' }).click()
  await buying.getByRole('status').filter({ hasText: 'The dispute is over' }).waitFor()
  await buying.goto('/orders/DISPUTE234')
  await buying.getByText(/\$100 refunded on /).waitFor()
  await selling.goto('/account/payments')
  expect(await selling.getByText('You can’t sell right now', { exact: false }).count()).toBe(0)
})

test('an admin who sold or bought it decides nothing about it: another one does', async () => {
  const number = 'OWNMONEY23'
  const other = await signedIn(site, { name: 'Bea Admin', role: 'admin' })
  const { seller, buyer } = await bought(number)
  await site.query(`update users set role = 'admin' where id = $1`, [seller.id])
  await addDispute(site, { number, buyerId: buyer.id })
  const path = `/admin/money/disputes/${number}`
  const [own, desk] = [await visit(path, seller), await visit(path, other)]
  const answerTo = async (typed: Record<string, string>) => {
    const body = new URLSearchParams(typed)
    const headers = { cookie: seller.cookie, origin: site.origin }
    return (await site.ask(path, { method: 'POST', headers, body })).status
  }
  const states = () => site.query('select state, refunding_cents from orders where number = $1', [number])
  const shows = async () => {
    await own.goto(path)
    await own.getByText('another admin has to decide this', { exact: false }).waitFor()
    return [await own.getByLabel('Why').count(), await states()]
  }
  const disputed = (promised: number) => [0, [{ state: 'disputed', refunding_cents: promised }]]
  expect(await answerTo({ outcome: 'none', reason: 'It was whole.', left: '45000' })).toBe(409)
  expect(await shows()).toEqual(disputed(0))
  await desk.getByLabel('Everything left: $450').check()
  await desk.getByLabel('Why').fill('It is broken.')
  await desk.getByRole('button', { name: 'Decide' }).click()
  expect(await answerTo({ op: 'end', ending: 'given-up', reason: 'It was whole.' })).toBe(409)
  expect(await shows()).toEqual(disputed(45_000))
  await desk.getByRole('button', { name: 'End the dispute' }).waitFor()
})

test('an admin ends a dispute whose seller does nothing, and says later that the money is back', async () => {
  const number = 'ENDLESS234'
  const { seller, buyer } = await bought(number)
  await addDispute(site, { number, buyerId: buyer.id })
  const desk = await visit(`/admin/money/disputes/${number}`, { browser: admin.browser })
  expect(await desk.getByRole('button', { name: 'End the dispute' }).count()).toBe(0)
  await desk.getByLabel('Everything left: $450').check()
  await desk.getByLabel('Why').fill('It is broken.')
  await site.query(
    `insert into dispute_post (order_id, form_key, side, author_id, text)
     select id, gen_random_uuid(), 'seller', $2, 'It was whole.' from orders where number = $1`,
    [number, seller.id],
  )
  await desk.getByRole('button', { name: 'Decide' }).click()
  await desk.getByText('This changed while you were reading', { exact: false }).waitFor()
  await desk.getByText('It was whole.').waitFor()
  expect(await desk.getByLabel('Why').inputValue()).toBe('It is broken.')
  await desk.getByRole('button', { name: 'Decide' }).click()
  const end = () => desk.getByRole('button', { name: 'End the dispute' }).click()
  await desk.getByLabel('Why').fill('She left the islands.')
  await end()
  await desk.getByText('Choose one of these.').waitFor()
  expect(await desk.getByLabel('Why').inputValue()).toBe('She left the islands.')
  await desk.getByLabel('The money doesn’t come back').check()
  await end()
  await desk.getByText('Not returned').waitFor()
  await desk.goto('/admin/money')
  await desk.getByText('Ended, the money is not back').waitFor()
  const buying = await visit(`/orders/${number}/dispute`, { browser: buyer.browser })
  await buying
    .getByText('Our staff closed the dispute although $450 didn’t come back.', { exact: false })
    .waitFor()
  const selling = await visit('/account/payments', { browser: seller.browser })
  await selling.getByText('You can’t sell right now', { exact: false }).waitFor()
  await selling.goto(`/orders/${number}`)
  expect(await selling.locator('summary', { hasText: 'Give money back' }).count()).toBe(0)
  await desk.goto(`/admin/money/disputes/${number}`)
  await desk.getByLabel('Why').fill('Both say so.')
  await desk.getByRole('button', { name: 'The buyer has the money back' }).click()
  await desk.getByText('Already refunded').waitFor()
  await selling.goto('/account/payments')
  expect(await selling.getByText('You can’t sell right now', { exact: false }).count()).toBe(0)
  await desk.goto('/admin/audit')
  expect(await desk.getByText('Dispute ended').count()).toBeGreaterThanOrEqual(2)
})
