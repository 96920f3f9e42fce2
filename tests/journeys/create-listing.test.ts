import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { keptFileIds, refuseToStore } from '../browser-storage.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { asFile, phonePicture } from '../test-pictures.ts'
import { axeInTurn, goTo, untilMirrored, untilReady, visitorsOf } from '../visitors.ts'
import type { Page, Route } from 'playwright-core'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const listingsOf = (id: string) =>
  site.query('select kind, ref, title, address, review, attributes from listing where owner_id = $1', [id])
const draftsOf = (id: string) =>
  site.query(`select form -> 'title' ->> 0 as title, version from draft where owner_id = $1`, [id])

/** Some labels are part of others. */
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** The details of a vehicle that its area must know. */
async function describeCar(page: Page) {
  await field(page, 'title').fill('Toyota Corolla')
  await field(page, 'description').fill('Runs well.')
  await field(page, 'offer').selectOption('sale')
  await field(page, 'price').fill('18,900')
  await field(page, 'a.condition').selectOption('used')
  await field(page, 'a.make').fill('Toyota')
  await field(page, 'a.model').fill('Corolla')
  await field(page, 'a.year').fill('2018')
  await field(page, 'a.transmission').selectOption('automatic')
  await field(page, 'a.fuelType').selectOption('gasoline')
  await field(page, 'a.sellerType').selectOption('private')
  await field(page, 'village').fill('Garapan')
}

async function chooseCar(page: Page) {
  await page.getByRole('button', { name: /^Vehicle/ }).click()
  await page.getByText('Step 2 of 4').waitFor()
  await page.getByRole('button', { name: 'Car', exact: true }).click()
  await page.getByText('Step 3 of 4').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Step 4 of 4').waitFor()
}

const waitingDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(' waiting draft ')))

/** The next save is answered before the next step's page, which was read before the save. */
async function answerSaveBeforeRead(page: Page) {
  const [read, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    /\/save$/,
    async (route) => {
      await read.promise
      await route.fulfill({ response: await route.fetch() })
      saved.resolve()
    },
    { times: 1 },
  )
  await page.route(
    /\/details\.data/,
    async (route) => {
      const response = await route.fetch()
      read.resolve()
      await saved.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
}

/** A draft of a car whose details are missing, begun over HTTP. @returns the address of its details */
async function begunCar({ browser }: Awaited<ReturnType<typeof signedIn>>) {
  const page = await visitPlainly('/create-listing', { browser })
  await chooseCar(page)
  return new URL(page.url()).pathname
}

test('four steps make one listing with its photos, past a step back, the end of the session and a double press', async () => {
  const maria = await signedIn(site)
  const page = await visit('/create-listing', {
    browser: maria.browser,
    width: 390,
    height: 844,
    expected: /401|422/,
  })
  expect(await page.getByRole('progressbar').getAttribute('value')).toBe('25')
  expect(await axeInTurn(page)).toEqual([])
  await chooseCar(page)
  expect(await field(page, 'a.category').inputValue()).toBe('car')
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await page.getByText('Please fill this in.').first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title')
  expect(await axeInTurn(page)).toEqual([])
  await describeCar(page)
  await page.getByText('Your draft is saved as you type.').waitFor()
  await expect.poll(() => waitingDrafts(page)).toEqual([])
  await answerSaveBeforeRead(page)
  await field(page, 'title').fill('Toyota Corolla LE')
  await page.goBack()
  await page.getByText('Step 3 of 4').waitFor()
  await page.goForward()
  await page.getByText('Step 4 of 4').waitFor()
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Toyota Corolla LE')
  await field(page, 'title').fill('Toyota Corolla')
  await expect.poll(() => draftsOf(maria.id)).toMatchObject([{ title: 'Toyota Corolla' }])
  // How photos come: photos.test.ts.
  await site.query(
    `insert into draft_photo (id, draft_id, position, name, src, problem)
     select gen_random_uuid(), draft.id, n, n || '.jpg', src, problem
     from draft, (values (1, '/pictures/vehicles/1-a.svg', null), (2, null, 'heic'), (3, '/pictures/vehicles/2-a.svg', null))
       photo (n, src, problem)
     where owner_id = $1`,
    [maria.id],
  )
  await untilMirrored(page)
  // Not before: the page asks now and then who is signed in, and would lead to the login by itself.
  await page.route(
    /\/save$/,
    async (route) => {
      await site.query('delete from session where user_id = $1', [maria.id])
      await route.continue()
    },
    { times: 1 },
  )
  const { pathname } = new URL(page.url())
  await field(page, 'address').fill('Beach Road')
  await page.getByRole('link', { name: 'Log in and continue' }).click()
  await page.waitForURL(/\/login\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe(pathname)
  await page.context().addCookies(await anotherSession(maria.id))
  await page.goto(pathname)
  await expect.poll(() => field(page, 'address').inputValue()).toBe('Beach Road')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address')
  expect(await field(page, 'a.year').inputValue()).toBe('2018')

  await page.getByRole('button', { name: 'Create Listing' }).dblclick()
  await page.getByRole('status').getByText('Vehicle listing created successfully!').waitFor()
  await page.waitForURL('**/user-listings?*')
  const [made, ...more] = await listingsOf(maria.id)
  expect(more).toEqual([])
  expect(made).toMatchObject({ title: 'Toyota Corolla', kind: 'vehicle', address: 'Beach Road' })
  expect(made).toMatchObject({ attributes: { year: 2018 } })
  const photos = `select src from photo join listing on listing.id = listing_id where owner_id = $1 order by position`
  expect(await site.query(photos, [maria.id])).toEqual([
    { src: '/pictures/vehicles/1-a.svg' },
    { src: '/pictures/vehicles/2-a.svg' },
  ])
})

test('when two tabs save a draft, the later sees a conflict and loses nothing', async () => {
  const maria = await signedIn(site)
  const details = await begunCar(maria)
  const first = await visit(details, { browser: maria.browser, expected: /409/ })
  const second = await visitPlainly(details, { browser: maria.browser })
  await field(second, 'title').fill('From the second')
  await second.getByRole('button', { name: 'Save draft' }).click()
  expect(await draftsOf(maria.id)).toMatchObject([{ title: 'From the second' }])
  await field(first, 'title').fill('From the first')
  await field(first, 'village').fill('Garapan')
  const note = first.getByRole('alert').filter({ hasText: 'This draft was changed in another tab' })
  await note.waitFor()
  // In sight wherever in the form one types, and above nothing that is focused.
  await field(first, 'contactWebsite').focus()
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }
  expect(await note.evaluate(isInSight)).toBe(true)
  await field(first, 'a.make').focus()
  const [below, above] = await Promise.all([field(first, 'a.make').boundingBox(), note.boundingBox()])
  expect(below!.y).toBeGreaterThan(above!.y + above!.height)
  expect(await axeInTurn(first)).toEqual([])
  // Both can be looked at, and neither is lost by a reload.
  await first.reload()
  await untilReady(first)
  await expect.poll(() => field(first, 'title').inputValue()).toBe('From the first')
  await note.getByRole('button', { name: 'Show the other version' }).click()
  await expect.poll(() => field(first, 'title').inputValue()).toBe('From the second')
  await note.getByRole('button', { name: 'Show the other version' }).click()
  await expect.poll(() => field(first, 'title').inputValue()).toBe('From the first')
  // What is typed in the meantime is not overwritten either.
  const asked = first.waitForResponse('**/save')
  await field(first, 'description').fill('From the first, too')
  expect(await (await asked).json()).toHaveProperty('conflict')
  expect(await draftsOf(maria.id)).toMatchObject([{ title: 'From the second' }])
  await note.getByRole('button', { name: 'Keep this version' }).click()
  await expect.poll(() => draftsOf(maria.id)).toMatchObject([{ title: 'From the first' }])
})

test('without scripts the later of two tabs reads at the top what to do, and keeps what was typed', async () => {
  const maria = await signedIn(site)
  const first = await visitPlainly('/create-listing', { browser: maria.browser })
  await chooseCar(first)
  const second = await first.context().newPage()
  await second.goto(first.url())
  await field(second, 'title').fill('From the second')
  await second.getByRole('button', { name: 'Save draft' }).click()
  await expect.poll(() => draftsOf(maria.id)).toMatchObject([{ title: 'From the second' }])
  await field(first, 'title').fill('From the first')
  await first.getByRole('button', { name: 'Create Listing' }).click()
  await first.getByText('Nothing on this page is saved yet.').waitFor()
  expect(await first.getByRole('link', { name: 'Open the other version' }).getAttribute('target')).toBe(
    '_blank',
  )
  expect(await field(first, 'title').inputValue()).toBe('From the first')
  await first.getByRole('button', { name: 'Save draft' }).click()
  await expect.poll(() => draftsOf(maria.id)).toMatchObject([{ title: 'From the first' }])
})

test('logging out with unsent changes asks once, then leaves none in the browser', async () => {
  const [maria, seller] = [await signedIn(site), await signedIn(site)]
  await site.query(`update listing set owner_id = $1 where kind = 'vehicle' and ref = '3'`, [seller.id])
  const details = await begunCar(maria)
  const page = await visit(details.replace('/details', '/images'), {
    browser: maria.browser,
    expected: /Failed to load resource|ERR_FAILED/,
  })
  const sending = ['**/save', '**/photos', '**/messages/sent']
  for (const way of sending) await page.route(way, (route) => route.abort())
  await page.route('**/favorites/entries', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.locator('input[type=file]').setInputFiles(asFile(await phonePicture('tan'), 'house.jpg'))
  await page.getByText('We can’t be reached right now.').waitFor()
  await goTo(page, '/messages/vehicle/3')
  await page.getByLabel('Your message').fill('Meet me at the house')
  await page.getByLabel('Your message').press('Enter')
  await page.getByText('Waiting to be sent').waitFor()
  await goTo(page, '/vehicles?make=Toyota')
  await page.getByRole('button', { name: 'Save 2021 Toyota Corolla LE' }).click()
  const waiting = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .flatMap((key) => / waiting (\w+) /.exec(key)?.[1] ?? [])
        .toSorted(),
    )
  await expect.poll(waiting).toEqual(['favorite', 'message', 'photo'])
  await goTo(page, details)
  await field(page, 'title').fill('Secret house of Maria')
  await expect.poll(waiting).toEqual(['draft', 'favorite', 'message', 'photo'])
  const typed = () => page.evaluate(() => JSON.stringify(localStorage))
  expect(await typed()).toContain('Secret house')
  await page.locator('#account summary').click()
  const logOut = page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log Out' })
  await logOut.click()
  const question = page.getByRole('dialog', { name: 'Log out and delete what was not sent?' })
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await waiting()).toHaveLength(4)
  await logOut.click()
  await question.getByRole('button', { name: 'Log out and delete' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  expect(await waiting()).toEqual([])
  expect(await typed()).not.toMatch(/Secret|Meet me/)
  expect(await page.evaluate(keptFileIds)).toEqual([])
  expect(await draftsOf(maria.id)).toMatchObject([{ title: null }])
})

test('what is typed without a connection waits in the browser, and comes back to its account alone', async () => {
  const [maria, juan] = [await signedIn(site), await signedIn(site)]
  const draft = await begunCar(maria)
  const page = await visit(draft, {
    browser: maria.browser,
    expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/,
  })
  await page.context().setOffline(true)
  await field(page, 'title').fill('Written at sea')
  await page.getByText(/You are offline/).waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => draftsOf(maria.id)).toMatchObject([{ title: 'Written at sea' }])

  await page.route('**/save', (route) => route.abort())
  const cutOff = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/save', cutOff, { times: 1 })
  await field(page, 'title').fill('Saved, and never answered')
  await expect.poll(() => draftsOf(maria.id)).toMatchObject([{ title: 'Saved, and never answered' }])
  await field(page, 'title').fill('Typed too late')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Typed too late')
  await page.reload()
  await untilReady(page)
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Typed too late')
  expect(await page.getByText('This draft was changed in another tab').count()).toBe(0)

  await page.context().clearCookies()
  await page.context().addCookies(juan.browser.storageState.cookies)
  await page.goto('/create-listing')
  await untilReady(page)
  expect(await page.content()).not.toContain('Typed too late')
  await page.context().clearCookies()
  await page.context().addCookies(maria.browser.storageState.cookies)
  await page.goto(draft)
  await expect.poll(() => field(page, 'title').inputValue()).toBe('Typed too late')
  await page.getByText('What you type is kept in this browser').waitFor()
  await page.evaluate(refuseToStore)
  await field(page, 'title').fill('Stored nowhere')
  await page.getByText('Keep this page open until you are back online.').waitFor()
})

test('without script the steps keep what was typed, and tell all that is missing and all that is wrong at once', async () => {
  const maria = await signedIn(site)
  const page = await visitPlainly('/create-listing', { browser: maria.browser })
  await chooseCar(page)
  await field(page, 'title').fill('Toyota Corolla')
  await page.getByRole('button', { name: 'Category' }).click()
  await page.getByText('Step 2 of 4').waitFor()
  await page.getByRole('button', { name: 'Car', exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await field(page, 'title').inputValue()).toBe('Toyota Corolla')
  await field(page, 'a.year').fill('1900')
  await field(page, 'contactEmail').fill('maria at home')
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await page.getByText('Enter a number from 1950 to 2100.').waitFor()
  expect(await page.getByText('Enter an email address, such as name@example.com.').count()).toBe(1)
  expect(await page.getByText('Please fill this in.').count()).toBeGreaterThan(5)
  await describeCar(page)
  await field(page, 'contactEmail').fill('maria@example.com')
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await page.waitForURL('**/user-listings?*')
  expect(await listingsOf(maria.id)).toHaveLength(1)
})

test('the whole form of a property is filled in, changed again, and placed on the map', async () => {
  const maria = await signedIn(site)
  await site.query('update users set verified_at = now() where id = $1', [maria.id])
  const page = await visit('/create-listing/property', { browser: maria.browser })
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).innerText()).toMatch(
    /Home\s+Profile\s+Create Listing\s+Property/,
  )
  expect(await axeInTurn(page)).toEqual([])
  await field(page, 'title').fill('House by the lagoon')
  await field(page, 'description').fill('Three bedrooms.')
  await field(page, 'offer').selectOption('rent')
  await field(page, 'price').fill('1800')
  await field(page, 'a.kind').selectOption('land')
  await expect.poll(() => field(page, 'a.propertyType').inputValue()).toBe('land')
  await field(page, 'a.kind').selectOption('house')
  await expect.poll(() => field(page, 'a.propertyType').inputValue()).toBe('residential')
  await field(page, 'a.bedrooms').selectOption('3')
  await field(page, 'village').fill('Garapan')
  await page.getByRole('button', { name: 'Show the place on the map' }).click()
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => Number(await field(page, 'lat').inputValue())).toBeGreaterThan(15)
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await page.getByRole('status').getByText('Property listing created successfully!').waitFor()
  const [made] = await listingsOf(maria.id)
  expect(made).toMatchObject({ review: 'approved', attributes: { bedrooms: 3 } })
  const edit = await visitPlainly(`/user-listings/property/${made!.ref}/edit`, { browser: maria.browser })
  await edit.getByRole('heading', { name: 'Edit your property' }).waitFor()
  expect(await field(edit, 'title').inputValue()).toBe('House by the lagoon')
  await field(edit, 'title').fill('House above the lagoon')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await edit.getByText('Your changes are saved.').waitFor()
  expect(await listingsOf(maria.id)).toMatchObject([{ title: 'House above the lagoon' }])
})

test('the whole event form is filled in, shows which days are wrong, and is changed again', async () => {
  const maria = await signedIn(site)
  await site.query('update users set verified_at = now() where id = $1', [maria.id])
  const form = await visitPlainly('/create-listing/event', { browser: maria.browser })
  expect(await form.getByRole('navigation', { name: 'Breadcrumb' }).innerText()).toMatch(
    /Home\s*Profile\s*Create Listing\s*Event/,
  )
  const facts = {
    title: 'Thursday market',
    description: 'Food and music.',
    date: '2030-01-03',
    start: '17:00',
    end: '21:00',
    until: '2029-12-31',
    'a.organizer': 'The village',
    village: 'Garapan',
  }
  for (const [name, text] of Object.entries(facts)) await field(form, name).fill(text)
  await field(form, 'every').selectOption('week')
  await field(form, 'a.category').selectOption('community')
  await form.getByRole('button', { name: 'Create Listing' }).click()
  await form.getByText('Enter a date after the first one, up to 2099').waitFor()
  expect(await field(form, 'title').inputValue()).toBe('Thursday market')
  await field(form, 'until').fill('2030-01-24')
  await form.getByRole('button', { name: 'Create Listing' }).click()
  await form.getByText('Event listing created successfully!').waitFor()
  const times = async () =>
    (
      await site.query(
        `select count(*)::int from occurrence join listing on listing.id = listing_id where owner_id = $1`,
        [maria.id],
      )
    )[0].count
  expect(await times()).toBe(4)
  const [made] = await listingsOf(maria.id)
  await form.goto(`/user-listings/event/${made!.ref}/edit`)
  await form.getByRole('heading', { name: 'Edit your event' }).waitFor()
  expect(await field(form, 'until').inputValue()).toBe('2030-01-24')
  await field(form, 'until').fill('2030-01-17')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await form.getByText('Your changes are saved.').waitFor()
  expect(await times()).toBe(3)
})

test('what the wizard made is changed in its steps, which say that it is an edit', async () => {
  const maria = await signedIn(site)
  await site.query('update users set verified_at = now() where id = $1', [maria.id])
  const page = await visitPlainly('/create-listing', { browser: maria.browser })
  await chooseCar(page)
  await describeCar(page)
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await page.waitForURL('**/user-listings?*')
  const [made] = await listingsOf(maria.id)
  await page.goto(`/user-listings/vehicle/${made!.ref}/edit`)
  await page.getByRole('heading', { name: 'Edit listing' }).waitFor()
  await page.getByRole('button', { name: 'Category' }).click()
  await page.getByText('Step 1 of 3').waitFor()
  const car = page.getByRole('button', { name: 'Car', exact: true })
  expect(await car.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Truck' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Your changes are saved.').waitFor()
  const changed = [{ ref: made!.ref, attributes: { category: 'truck' } }]
  expect(await listingsOf(maria.id)).toMatchObject(changed)
})

test('an owner whose listing was changed by others sees both versions in the form, and neither is lost', async () => {
  const maria = await signedIn(site)
  await site.query('update users set verified_at = now() where id = $1', [maria.id])
  await site.query(
    `insert into listing (kind, ref, owner_id, title, description, island, village, attributes, search_text, offer, price_cents, price_period)
     select kind, 'shared', $1, 'Shared', 'Runs well.', island, village, attributes, '', 'sale', 900000, 'once'
     from listing where kind = 'vehicle' and ref = '2'`,
    [maria.id],
  )
  const edit = '/user-listings/vehicle/shared/edit'
  const page = await visit(edit, { browser: maria.browser, width: 390, expected: /422/ })
  await field(page, 'title').fill('Mine')
  await site.query(`update listing set title = 'Theirs', price_cents = 700000 where ref = 'shared'`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Someone else changed this after you started').waitFor()
  await page.locator('dl').getByText('Theirs', { exact: true }).waitFor()
  await expect.poll(() => field(page, 'price').inputValue()).toBe('7000')
  expect(await field(page, 'title').inputValue()).toBe('Mine')
  expect(await page.locator('dl').getByText('7000').count()).toBe(0)
  expect(await axeInTurn(page)).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('status').getByText('Your changes are saved.').waitFor()
  expect(
    await site.query(`select title, price_cents::int as cents from listing where ref = 'shared'`),
  ).toEqual([{ title: 'Mine', cents: 700_000 }])
})

async function anotherSession(id: string) {
  const { browser } = await signedIn(site)
  const [fresh] = await site.query('select id from session order by created_at desc limit 1')
  await site.query('update session set user_id = $1 where id = $2', [id, fresh!.id])
  return browser.storageState.cookies
}
