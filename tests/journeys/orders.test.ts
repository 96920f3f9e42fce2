import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

/** A classified of a new seller, who is paid at the handover. */
async function newClassified(title = 'Rattan set') {
  const seller = await signedIn(site, { name: 'Ana Reyes' })
  const ref = randomUUID()
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island, price_cents, price_period, expires_at)
     values ('buy-and-sell', $1, $2, $3, 'saipan', 45000, 'once', now() + interval '9 days')`,
    [ref, seller.id, title],
  )
  return { seller, ref, path: `/buy-and-sell/${ref}` }
}

test('a sample is paid by a demo of PayPal, which says what it is, and handed over', async () => {
  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  const page = await visit('/buy-and-sell/1', { browser: buyer.browser, width: 390 })
  await page.getByRole('link', { name: 'Pay with PayPal' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Buy' }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.getByLabel('Pay with PayPal (demo, no money moves)').check()
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByRole('button', { name: 'Order now' }).click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Processing payment of \$450 for .+\.\.\.$/ })
    .waitFor()
  await page.getByText('Payment successful! Thank you for your purchase.').waitFor()
  await page.getByText('This is a demo: no money moves.').first().waitFor()
  await page.getByText(/-0001: \$450 paid on /).waitFor()
  expect(await axeInTurn(page)).toEqual([])
  // Others can still buy the sample.
  const other = await signedIn(site)
  const theirs = await visitPlainly('/buy-and-sell/1', { browser: other.browser })
  await theirs.getByRole('link', { name: 'Pay with PayPal' }).first().waitFor()
  const again = await visitPlainly('/buy-and-sell/1/buy', { browser: buyer.browser })
  await again.getByText('You have already ordered it:').waitFor()
  await again.goto('/buy-and-sell/1')
  await again.getByRole('link', { name: 'To your order' }).first().click()
  await again.getByRole('heading', { name: /^Order / }).waitFor()
  expect(
    await site.query(`select count(*)::int as posted from ledger_posting where reason = 'captured'`),
  ).toEqual([{ posted: 0 }])
})

test('without scripts a demo of paying goes on at a press', async () => {
  const buyer = await signedIn(site)
  const page = await visitPlainly('/buy-and-sell/2/buy', { browser: buyer.browser })
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByText(/^Processing payment of \$520 for /).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Payment successful! Thank you for your purchase.').waitFor()
  await page.goto('/orders')
  await page.getByRole('heading', { name: 'Bought by you' }).waitFor()
})

test('from a later page of their orders a person comes back to the first, and the other list stays where it is', async () => {
  const [person, other] = [await signedIn(site), await signedIn(site)]
  await site.query(
    `with placed as (
       insert into orders (number, seller_id, buyer_id, seller_name, buyer_name, phone, way, delivery, state,
         total_cents, form_key)
       select 'PAGED' || translate(lpad(n::text, 5, '0'), '01', 'AB'), case when n > 51 then $1::uuid else $2::uuid end,
         case when n > 51 then $2::uuid else $1::uuid end, '', '', '', 'on-site', 'pick-up', 'cancelled', 100,
         gen_random_uuid()
       from generate_series(1, 102) as n order by n returning id
     )
     insert into order_line (order_id, listing_kind, listing_ref, title, quantity, unit_cents)
     select id, 'product', '1', 'Coconut oil', 1, 100 from placed`,
    [person.id, other.id],
  )
  const page = await visitPlainly('/orders', { browser: person.browser })
  const listOf = (title: string) => page.locator('section').filter({ hasText: title })
  const countOf = (title: string) => listOf(title).locator('li').count()
  const counts = async () => [await countOf('Sold by you'), await countOf('Bought by you')]
  const linkIn = (title: string, label: string) =>
    page.getByRole('link', { name: `${label}: ${title}`, exact: true })
  const firsts = () => page.getByRole('link', { name: 'First page' }).count()
  expect([await counts(), await firsts()]).toEqual([[50, 50], 0])
  await linkIn('Sold by you', 'Older orders').click()
  await linkIn('Bought by you', 'Older orders').click()
  expect([await counts(), await firsts()]).toEqual([[1, 1], 2])
  await linkIn('Sold by you', 'First page').click()
  expect([await counts(), await firsts()]).toEqual([[50, 1], 1])

  const oldest = 'PAGEDAAAAB'
  await page.goto(`/orders?boughtAfter=${oldest}`)
  expect(await counts()).toEqual([50, 0])
  await listOf('Bought by you').getByText('There is nothing here.').waitFor()
  await page.goto(`/orders?boughtAfter=${oldest}&soldAfter=ABCDEFGH23`)
  expect(await counts()).toEqual([50, 0])
  await linkIn('Bought by you', 'First page').click()
  expect(await counts()).toEqual([50, 50])
})

test('a seller chooses to be paid at the handover, and both see the order through, without scripts', async () => {
  const { seller, path, ref } = await newClassified()
  const selling = await visitPlainly('/account', { browser: seller.browser })
  await selling.getByRole('link', { name: /How you are paid/ }).click()
  await selling.getByLabel(/Cash or card at the handover/).check()
  await selling.getByRole('button', { name: 'Save' }).click()
  await selling.getByText('Saved.').waitFor()
  const chinese = await visitPlainly('/account/payments', { browser: seller.browser, language: 'zh-CN' })
  await chinese.getByRole('button', { name: '保存' }).waitFor()

  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  const buying = await visitPlainly(`${path}/buy`, { browser: buyer.browser })
  await buying.getByLabel('Cash or card at the handover').check()
  await buying.getByLabel('Phone').fill('12')
  await buying.getByLabel('Where and when? (optional)').fill('At the mall')
  await buying.getByRole('button', { name: 'Order now' }).click()
  await buying.getByText('Enter a phone number, such as (670) 234-5678', { exact: false }).waitFor()
  expect(await buying.getByLabel('Where and when? (optional)').inputValue()).toBe('At the mall')
  await buying.getByLabel('Phone').fill('(670) 234-5678')
  await buying.getByRole('button', { name: 'Order now' }).click()
  await buying.getByRole('status').filter({ hasText: 'Ordered' }).waitFor()

  await expect.poll(async () => (await site.ask(path)).text()).toContain('schema.org/SoldOut')
  const late = await signedIn(site)
  const refused = await visitPlainly(`${path}/buy`, { browser: late.browser })
  await refused.getByText('Someone else has taken it.', { exact: false }).waitFor()

  await selling.goto('/notifications')
  await selling.getByRole('link', { name: 'New order: Rattan set' }).click()
  await selling.getByText('(670) 234-5678', { exact: false }).first().waitFor()
  await selling.getByText('At the mall').waitFor()
  await selling.getByRole('button', { name: 'Handed over and paid' }).click()
  await selling.getByRole('status').filter({ hasText: 'Handed over' }).waitFor()
  await buying.goto(buying.url())
  await buying.getByRole('button', { name: 'I have received it' }).click()
  await buying.getByRole('status').filter({ hasText: 'Completed' }).waitFor()
  expect(await site.query('select status from listing where ref = $1', [ref])).toEqual([{ status: 'sold' }])
  await buying.getByRole('link', { name: 'Rate Ana Reyes' }).click()
  await buying.getByRole('button', { name: 'Save rating' }).waitFor()
  await buying.goto(`${path}/buy`)
  await buying.getByText('This can’t be bought on this site now.', { exact: false }).waitFor()
})

test('a producer says how many there are, a buyer takes several, and some money goes back', async () => {
  const seller = await signedIn(site, { name: 'Ana Reyes' })
  await site.query('insert into seller_terms (user_id, on_site) values ($1, true)', [seller.id])
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island, price_cents, price_period)
     values ('product', 'chips', $1, 'Banana chips', 'saipan', 500, 'once')`,
    [seller.id],
  )
  const selling = await visitPlainly('/local-products/chips', { browser: seller.browser })
  await selling.getByRole('link', { name: 'Pieces for sale' }).click()
  await selling.getByLabel('How many are left?').fill('many')
  await selling.getByRole('button', { name: 'Save' }).click()
  await selling.getByText('Enter a number from 0 to 10,000.').waitFor()
  await selling.getByLabel('How many are left?').fill('5')
  await selling.getByRole('button', { name: 'Save' }).click()
  await selling.getByText('Saved.').waitFor()

  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  const buying = await visitPlainly('/local-products/chips', { browser: buyer.browser })
  await buying.getByRole('link', { name: 'Pay with PayPal' }).first().click()
  await buying.getByLabel('Cash or card at the handover').check()
  await buying.getByLabel('Phone').fill('(670) 234-5678')
  for (const [pieces, problem] of [
    ['0', 'Enter a number from 1 to 1,000.'],
    ['1000000', 'Enter a number from 1 to 1,000.'],
    ['6', 'There aren’t that many left.'],
  ] as const) {
    await buying.getByLabel('Pieces').fill(pieces)
    await buying.getByRole('button', { name: 'Order now' }).click()
    await buying.getByText(problem, { exact: false }).waitFor()
    expect(await buying.getByLabel('Pieces').inputValue()).toBe(pieces)
  }
  await buying.getByLabel('Pieces').fill('3')
  await buying.getByRole('button', { name: 'Order now' }).click()
  // Without scripts the total that was shown is that of one.
  await buying.getByText('The total has changed.', { exact: false }).waitFor()
  await buying.getByText('$15').first().waitFor()
  await buying.getByRole('button', { name: 'Order now' }).click()
  await buying.getByText('3 × Banana chips').waitFor()
  await selling.goto(buying.url())
  await selling.getByRole('button', { name: 'Handed over and paid' }).click()
  await selling.locator('summary', { hasText: 'Give money back' }).click()
  await selling.getByLabel('Amount in dollars').fill('15.01')
  await selling.getByRole('button', { name: 'Refund' }).click()
  await selling.getByText('Enter an amount of up to $15.').waitFor()
  await selling.getByLabel('Amount in dollars').fill('5')
  await selling.getByRole('button', { name: 'Refund' }).click()
  await selling.getByText(/-0002: \$5 refunded on /).waitFor()
  const hearing = await visitPlainly('/notifications', { browser: buyer.browser })
  await hearing.getByRole('link', { name: 'Refunded: Banana chips' }).waitFor()
  const [stock] = await site.query(
    `select quantity, held from stock join listing on id = listing_id where ref = 'chips'`,
  )
  expect(stock).toEqual({ quantity: 2, held: 0 })
})

test('how many are left is not saved over what was ordered since the page was opened', async () => {
  const { owner, colleague, ref } = await newShop()
  const address = `/user-listings/product/${ref}/stock`
  const page = await visitPlainly(address, { browser: owner.browser })
  const save = () => page.getByRole('button', { name: 'Save' }).click()
  const left = page.getByLabel('How many are left?')
  await site.query(
    'update stock set quantity = 4 where listing_id = (select id from listing where ref = $1)',
    [ref],
  )
  // A form that is wrong for another reason has seen no more than before.
  await left.fill('many')
  await save()
  await page.getByText('Enter a number from 0 to 10,000.').waitFor()
  await left.fill('6')
  await save()
  await page.getByText('This has changed since you opened it: 4 left now.', { exact: false }).waitFor()
  expect(await left.inputValue()).toBe('6')
  await save()
  await page.getByText('Saved.').waitFor()
  // How its owner is paid, only they choose.
  const theirs = await visitPlainly(address, { browser: colleague.browser })
  await theirs.getByLabel('How many are left?').waitFor()
  expect(await theirs.getByText('How you get paid', { exact: false }).count()).toBe(0)
})

test('a product with no pieces left says that others hold them or that it is sold out, and says nothing if its seller never counted them', async () => {
  const { owner, ref } = await newShop()
  const path = `/local-products/${ref}`
  await site.query('insert into seller_terms (user_id, on_site) values ($1, true)', [owner.id])
  const change = (statement: string) =>
    site.query(`${statement} where listing_id = (select id from listing where ref = $1)`, [ref])
  const told = async () => {
    const html = await (await site.ask(path)).text()
    const texts = ['Someone is buying it now.', 'Sold out'].filter((text) =>
      withoutScripts(html).includes(text),
    )
    return [...texts, html.match(/schema\.org\/(InStock|SoldOut)/)?.[1]]
  }
  await change('update stock set quantity = 1')
  await expect.poll(told).toEqual(['InStock'])
  const buyer = await signedIn(site)
  const page = await visitPlainly(`${path}/buy`, { browser: buyer.browser })
  await page.getByLabel('Cash or card at the handover').check()
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByRole('status').filter({ hasText: 'Ordered' }).waitFor()
  await expect.poll(told).toEqual(['Someone is buying it now.', 'SoldOut'])
  await change('delete from stock_hold')
  await change('update stock set quantity = 0')
  await expect.poll(told).toEqual(['Sold out', 'SoldOut'])
  await page.goto(`${path}/buy`)
  await page.getByText('This is sold out.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Contact Seller' }).click()
  await page.getByRole('link', { name: 'Send message' }).waitFor()
  await change('delete from stock')
  await expect.poll(told).toEqual(['InStock'])
  await page.goto(`${path}/buy`)
  await page.getByText('This can’t be bought on this site now.', { exact: false }).waitFor()
})

test('an order that the open page learns of is not saved over by a number that was typed before it', async () => {
  const { owner, ref } = await newShop()
  await site.query('insert into seller_terms (user_id, on_site) values ($1, true)', [owner.id])
  const page = await visit(`/user-listings/product/${ref}/stock`, {
    browser: owner.browser,
    expected: /status of 409/,
  })
  const left = page.getByLabel('How many are left?')
  await left.fill('6')
  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  const buying = await visitPlainly(`/local-products/${ref}/buy`, { browser: buyer.browser })
  await buying.getByLabel('Cash or card at the handover').check()
  await buying.getByLabel('Phone').fill('(670) 234-5678')
  await buying.getByRole('button', { name: 'Order now' }).click()
  await page.getByText('Not counting 1 already ordered.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('This has changed since you opened it: 4 left now.', { exact: false }).waitFor()
  expect(await left.inputValue()).toBe('6')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
})

/** A product of which there are five, its owner, and a colleague. */
async function newShop() {
  const owner = await signedIn(site, { name: 'Ana Reyes' })
  const colleague = await signedIn(site, { name: 'Kim Park' })
  const ref = randomUUID()
  await site.query(
    `with made as (
       insert into listing (kind, ref, owner_id, title, island, price_cents, price_period)
       values ('product', $1, $2, 'Banana chips', 'saipan', 500, 'once') returning id),
     pieces as (insert into stock (listing_id, quantity) select id, 5 from made)
     insert into listing_colleague (listing_id, slot, role, user_id) select id, 1, 'everything', $3 from made`,
    [ref, owner.id, colleague.id],
  )
  return { owner, colleague, ref }
}

test('a seller sends to other islands for a price, and the total follows what the buyer chooses', async () => {
  const { seller, path } = await newClassified('Woven hat')
  const selling = await visitPlainly('/account/payments', { browser: seller.browser })
  await selling.getByLabel(/Cash or card at the handover/).check()
  await selling.getByLabel(/I ship to the other islands/).check()
  await selling.getByLabel('Price of shipping to another island').fill('1,001')
  await selling.getByRole('button', { name: 'Save' }).click()
  await selling.getByText('Enter an amount from 0 to 1,000 dollars.').waitFor()
  expect(await selling.getByLabel(/I ship to the other islands/).isChecked()).toBe(true)
  await selling.getByLabel('Price of shipping to another island').fill('12.50')
  await selling.getByRole('button', { name: 'Save' }).click()
  await selling.getByText('Saved.').waitFor()

  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  const plain = await visitPlainly(`${path}/buy`, { browser: buyer.browser })
  await plain.getByLabel('The seller ships it to another island (+$12.50)').check()
  await plain.getByLabel('Phone').fill('(670) 234-5678')
  await plain.getByRole('button', { name: 'Order now' }).click()
  await plain.getByText('Say where, in up to 200 characters.').waitFor()
  const page = await visit(`${path}/buy`, { browser: buyer.browser, width: 390 })
  await page.getByLabel('Cash or card at the handover').check()
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByLabel('The seller ships it to another island (+$12.50)').check()
  await page.getByText('$462.50').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.getByLabel('Address').fill('Songsong, Rota')
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByRole('heading', { name: /^Order / }).waitFor()
  await page.getByText('$12.50').waitFor()
  await page.getByText('$462.50').waitFor()
  await selling.goto(new URL(page.url()).pathname)
  await selling.getByText('Songsong, Rota').waitFor()
})

test('in the demo two samples of one producer are one order', async () => {
  const page = await visitPlainly('/local-products/product3')
  await page.getByRole('link', { name: 'Add to order' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Add to order' }).click()
  await page.goto('/local-products/product7')
  await page.getByRole('button', { name: 'Add to order' }).click()
  await page.getByText('1 × Virgin Coconut Body Oil').waitFor()
  await page.getByText('$23').waitFor()
  await page.getByRole('link', { name: 'Order from Niyok Soap House' }).click()
  await page.getByText('12 left').first().waitFor()
  await page.getByLabel('Coconut Oil Soap').fill('3')
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByText('The total has changed.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByText('3 × Coconut Oil Soap').waitFor()
  await page.goto('/local-products/product3/buy')
  await page.getByText('9 left').waitFor()
})

test('several products of one producer are one order, without scripts', async () => {
  const seller = await signedIn(site, { name: 'Ana Reyes' })
  await site.query('insert into seller_terms (user_id, on_site) values ($1, true)', [seller.id])
  for (const [ref, title, cents] of [
    ['soap', 'Coconut soap', 400],
    ['tea', 'Island tea', 700],
  ] as const) {
    await site.query(
      `insert into listing (kind, ref, owner_id, title, island, price_cents, price_period)
       values ('product', $1, $2, $3, 'saipan', $4, 'once')`,
      [ref, seller.id, title, cents],
    )
    await site.query('insert into stock (listing_id, quantity) select id, 5 from listing where ref = $1', [
      ref,
    ])
  }
  const guest = await visitPlainly('/local-products/soap')
  await guest.getByRole('link', { name: 'Add to order' }).click()
  await guest.getByRole('button', { name: 'Continue with Google' }).click()
  await guest.getByRole('heading', { level: 1, name: 'Coconut soap' }).waitFor()
  await guest.getByRole('button', { name: 'Add to order' }).click()
  await guest.getByText('1 × Coconut soap').waitFor()
  const buyer = await signedIn(site, { name: 'Ben Cruz' })
  const page = await visitPlainly('/local-products/soap', { browser: buyer.browser })
  await page.getByRole('button', { name: 'Add to order' }).click()
  await page.goto('/local-products/tea')
  await page.getByRole('button', { name: 'Add to order' }).click()
  await page.getByRole('heading', { name: 'Sold by Ana Reyes' }).waitFor()
  const cart = () => visit('/orders/cart', { browser: buyer.browser, width: 390 })
  expect(await axeInTurn(cart)).toEqual([])
  // What others have bought since is left out of it, and stops nothing else.
  const leave = (ref: string, pieces: number) =>
    site.query('update stock set quantity = $2 where listing_id = (select id from listing where ref = $1)', [
      ref,
      pieces,
    ])
  await leave('soap', 0)
  await page.goto('/orders/cart')
  await page.getByText('0 left').waitFor()
  expect(await page.getByText('$11').count()).toBe(0)
  await site.query(`update listing set hidden_at = now() where ref = 'soap'`)
  await page.goto('/orders/cart')
  expect(await page.getByRole('link', { name: 'No longer for sale here' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Remove', exact: true }).waitFor()
  await site.query(`update listing set hidden_at = null where ref = 'soap'`)
  await page.goto('/orders/cart')
  await page.getByRole('link', { name: 'Order from Ana Reyes' }).click()
  expect(await page.getByLabel('Coconut soap').inputValue()).toBe('0')
  await leave('soap', 5)
  await page.goto('/orders/cart')
  await page.getByRole('link', { name: 'Order from Ana Reyes' }).click()
  await page.getByLabel('Cash or card at the handover').check()
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByLabel('Island tea').fill('many')
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByText('Enter a number from 0 to 999.').waitFor()
  await page.getByLabel('Island tea').fill('2')
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByText('The total has changed.', { exact: false }).waitFor()
  await page.getByText('$18').first().waitFor()
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByText('2 × Island tea').waitFor()
  await page.getByText('Coconut soap').waitFor()
  await page.goto('/orders/cart')
  await page.getByText('Your cart is empty.', { exact: false }).waitFor()
})

test.each([
  ['with scripts', visit],
  ['without', visitPlainly],
])('a price that has changed since it was shown is said, and what was typed stays, %s', async (_, open) => {
  const { path, ref } = await newClassified()
  const buyer = await signedIn(site)
  const page = await open(`${path}/buy`, { browser: buyer.browser, expected: /409/ })
  await site.query('update listing set price_cents = 46000 where ref = $1', [ref])
  await page.getByLabel('Phone').fill('(670) 234-5678')
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByText('The total has changed.', { exact: false }).waitFor()
  expect(await page.getByLabel('Phone').inputValue()).toBe('(670) 234-5678')
  await page.getByText('$460').first().waitFor()
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.getByText(/^Processing payment of \$460 for /).waitFor()
})
