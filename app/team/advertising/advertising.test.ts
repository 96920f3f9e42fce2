import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { civic } from '../../../tests/civic.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { completeAreaOf, completeAreas, knownLists } from '../../directory/known-areas.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { noticeText } from '../../people/notifications/notice-text.ts'
import { creditOf, earnCredit } from '../../people/credit/credit.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import type { Pictures } from '../../ground/files/pictures.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { chooseBanner, weightOf } from './banners.ts'
import { addDays, dayMonthsLater, localDate, nextMidnight } from '../../ground/i18n/local-time.ts'
import { type Move, movesOf, priceOf } from './campaign.ts'
import { loader as loadForm } from './advertise-page.tsx'
import { categoryText, dayText } from './campaign-labels.ts'
import { categories } from './categories.ts'
import { placesOf } from './places.server.ts'
import { countViews } from '../analytics/count-views.server.ts'
import { openCounts } from '../../ground/counting/counts.server.ts'
import { moveCampaign } from './desk/move-campaign.server.ts'
import { readRatesForm } from './desk/read-rates-form.server.ts'
import { findBanners } from './find-banners.server.ts'
import { findCampaign, findDecided, findFigures, findRequested } from './find-campaigns.server.ts'
import { weeksAround } from './form/month.ts'
import { loader as go } from './go.ts'
import { deleteUnusedScenes, keepPictures } from './keep-pictures.server.ts'
import { ownCampaign } from './own-campaign.server.ts'
import { campaignData } from './personal-data.server.ts'
import { saveRates } from './desk/save-rates.server.ts'
import { readRates } from './rates.server.ts'
import { receiveCampaign } from './receive-campaign.server.ts'
import { requestCampaign } from './request-campaign.server.ts'
import { readFields } from '../../ground/forms/read-fields.server.ts'
import { type CampaignValues, readCampaign } from './campaign-fields.ts'

const database = await testDatabase()
const { db, pool } = database
const admin = await somebody(db, 'Ana')
/** Of all requests: midnight may pass while the tests run. */
const now = new Date()
const day = localDate(now)

beforeEach(async () => {
  await pool.query('delete from campaign')
})

const pageOf = (address: string, more: Partial<RequestContext> = {}) =>
  loaderArguments(database, address, { now, ...more }).page

const boats: CampaignValues = {
  category: 'vehicles',
  subcategories: ['boats'],
  startDate: day,
  endDate: addDays(day, 9),
  businessName: 'Lagoon Boats',
  email: 'boats@example.com',
  link: 'https://example.com/boats',
  altText: 'A boat on the lagoon',
}

let sent = 0
async function requested(written: Partial<CampaignValues> = {}, viewer: RequestContext['viewer'] = null) {
  const at = ++sent
  const context = pageOf('/advertise', { viewer })
  const pictures = await keptPictures(String(at))
  const stored = await requestCampaign(context, {
    written: { ...boats, ...written },
    pictures,
    opened: `${at}`,
    carried: [],
    shown: unseen,
  })
  if (stored === null || stored === 'price') throw new Error('not stored')
  return stored
}
/** Of a form that showed no price. */
const unseen = { priceCents: null, creditCents: null }

/** Pictures of a form that was not taken yet. */
async function keptPictures(of: string) {
  const names = { desktop: `d${of}`, tablet: `t${of}`, mobile: `m${of}` }
  for (const [slot, name] of Object.entries(names))
    await pool.query('insert into campaign_picture (name, slot, width, height) values ($1, $2, 9, 9)', [
      name,
      slot,
    ])
  return names
}

async function move(reference: string, ...moves: Move[]) {
  for (const one of moves) {
    const campaign = (await findCampaign(db, reference))!
    const campaignMove = { id: campaign.id, version: campaign.version, move: one, adminId: admin }
    const reason = one === 'refuse' ? 'Not here.' : ''
    expect(await moveCampaign(pageOf('/admin'), { ...campaignMove, reason }), one).toBe(true)
  }
}

async function running(written: Partial<CampaignValues> = {}) {
  const { id, reference } = await requested(written)
  await move(reference, 'approve', 'pay')
  return { id, reference }
}

const suspend = (id: string) => pool.query('update users set suspended_at = now() where id = $1', [id])
const restore = (id: string) => pool.query('update users set suspended_at = null where id = $1', [id])

const stateOf = async (reference: string) => (await findCampaign(db, reference))!.state
const shownOn = async (address: string, more: Partial<RequestContext> = {}) => {
  const { page: context, url, request } = loaderArguments(database, address, { now, ...more })
  return (await findBanners(context, url, request.signal)).map(({ id }) => id)
}

test('there are the eleven categories of the form, and each place is one of the directory', () => {
  expect(Object.keys(categories)).toHaveLength(11)
  const names = Object.values(categories).map((one) => [
    i18nOf('en')._(one.name),
    Object.keys(one.subcategories).length,
  ])
  expect(names).toEqual([
    ['Hotels & Accommodations', 4],
    ['Food & Dining', 4],
    ['Local Products', 3],
    ['Transportation', 4],
    ['Adventure Activities', 4],
    ['Shopping', 4],
    ['Government Services', 3],
    ['Events & Festivals', 4],
    ['Properties', 4],
    ['Vehicles', 4],
    ['Business Services', 4],
  ])
  const places = completeAreas().flatMap(({ area, advertisements }) =>
    Object.values(advertisements).map((where) => ({ area, where })),
  )
  for (const name of Object.keys(categories)) expect(placesOf(name, []).places).not.toEqual([])
  for (const { area, where } of places) {
    for (const [key, values = []] of where === 'all' ? [] : Object.entries(where))
      for (const value of values) {
        const known = key === 'offer' ? area.filters.includes('offer') : area.attributes[key]?.decode(value)
        const listed = area.attributes[key]?.decode([value])
        expect(
          known || (Array.isArray(listed) && listed.length > 0),
          `${area.kind} ${key} ${value}`,
        ).toBeTruthy()
      }
  }
  expect(places.some(({ area }) => area.kind === 'government')).toBe(false)
})

test.each<[Partial<CampaignValues>, object | null]>([
  [{}, null],
  [
    { category: '', businessName: '', altText: '' },
    { category: 'missing', businessName: 'missing', altText: 'missing' },
  ],
  [
    { startDate: '', endDate: '' },
    { startDate: 'missing', endDate: 'missing' },
  ],
  [{ startDate: '2026-02-30' }, { startDate: 'invalid' }],
  [{ startDate: addDays(day, -1) }, { startDate: 'past' }],
  [{ startDate: addDays(day, 5), endDate: addDays(day, 4) }, { endDate: 'order' }],
  [{ startDate: addDays(day, 731), endDate: addDays(day, 731) }, { startDate: 'far' }],
  [{ endDate: addDays(day, 366) }, { endDate: 'span' }],
  [{ endDate: day }, null],
  [{ email: 'boats' }, { email: 'invalid' }],
  [{ link: 'javascript:alert(1)' }, { link: 'invalid' }],
  [{ link: 'https://user@example.com' }, { link: 'invalid' }],
  [{ link: 'http://localhost/x' }, { link: 'invalid' }],
])('of %j the form says %j', (written, errors) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...boats, ...written })) form.set(name, String(value))
  expect(readCampaign(form, day, readFields).errors).toEqual(errors)
})

test('fields of another category are left out, and a link is completed', () => {
  const form = new FormData()
  form.set('category', 'vehicles')
  for (const one of ['boats', 'hostels', 'constructor']) form.append('subcategories', one)
  form.set('link', 'example.com/boats')
  const { values } = readCampaign(form, day, readFields)
  expect(values).toMatchObject({ subcategories: ['boats'], link: 'https://example.com/boats' })
})

test('the price is made of the days and the rate of the category', async () => {
  const rates = { other: 200, categories: { vehicles: 350 } }
  expect(priceOf(rates, boats)).toBe(3_500)
  expect(priceOf(rates, { ...boats, category: 'food', endDate: day })).toBe(200)
  const seen = JSON.stringify(await readRates(db))
  expect(await saveRates(db, { adminId: admin, value: rates, seen })).toBe(true)
  const { reference } = await requested()
  expect((await findCampaign(db, reference))!.priceCents).toBe(3_500)
  await pool.query(`delete from site_setting where name = 'advertising-rates'`)
  expect(await readRates(db)).toEqual({ other: 200, categories: {} })
})

test('if two admins save prices at once, the second is refused and only the first is logged', async () => {
  const seen = JSON.stringify(await readRates(db))
  const save = (other: number) =>
    db.transaction((tx) => saveRates(tx, { adminId: admin, value: { other, categories: {} }, seen }))
  const waiting = async () =>
    (await pool.query(`select from pg_locks where not granted and relation = 'site_setting'::regclass`))
      .rowCount
  // Both can read, and neither writes before the other has read.
  const lock = await pool.connect()
  await lock.query('begin; lock table site_setting in share mode')
  const saved = Promise.all([save(300), save(400)])
  await expect.poll(waiting).toBe(2)
  await lock.query('commit')
  lock.release()
  expect((await saved).toSorted()).toEqual([false, true])
  const { rows } = await pool.query(
    `delete from site_setting where name = 'advertising-rates' returning value ->> 'other' as other`,
  )
  const decisions = await pool.query(
    `select changes -> 'rates' ->> 1 as rates from audit where action = 'advertising-rates' order by id desc limit 1`,
  )
  expect(JSON.parse(decisions.rows[0].rates).other).toBe(Number(rows[0].other))
  expect(
    await saveRates(db, { adminId: admin, value: { other: 500, categories: {} }, seen: 'no JSON' }),
  ).toBe(false)
})

test('rates are read as people write them', () => {
  const form = new FormData()
  form.set('rate', '2')
  form.set('rate-food', '2.50')
  expect(readRatesForm(form).rates).toEqual({ other: 200, categories: { food: 250 } })
  for (const wrong of ['', '0', '-1', 'two', '1.234', '99999'])
    for (const name of wrong ? ['rate', 'rate-food'] : ['rate']) {
      const changed = new FormData()
      for (const [key, value] of form) changed.set(key, value)
      changed.set(name, wrong)
      expect(readRatesForm(changed).rates, `${name} ${wrong}`).toBeNull()
    }
})

test('credit pays what it can, once, and a refusal gives it back', async () => {
  const maria = await somebody(db)
  const viewer = viewerWith(maria)
  await earnCredit(db, maria, 'profile')
  await earnCredit(db, maria, 'verification')
  // Ten dollars for two campaigns of eight each, asked for at once.
  const eight = { endDate: addDays(day, 3) }
  const both = await Promise.all([requested(eight, viewer), requested(eight, viewer)])
  const campaigns = await Promise.all(both.map(({ reference }) => findCampaign(db, reference)))
  expect(campaigns.map((one) => one!.creditCents).toSorted()).toEqual([200, 800])
  expect(await creditOf(db, maria)).toBe(0)
  const whole = campaigns.find((one) => one!.creditCents === 800)!
  await move(whole.reference, 'refuse')
  expect(await creditOf(db, maria)).toBe(8)
  const part = campaigns.find((one) => one!.creditCents === 200)!
  await move(part.reference, 'approve')
  expect(await stateOf(part.reference)).toBe('awaiting-payment')
  await move(part.reference, 'end')
  expect(await creditOf(db, maria)).toBe(10)
  const paid = await requested(eight, viewer)
  await move(paid.reference, 'approve')
  expect(await stateOf(paid.reference)).toBe('running')
  await move(paid.reference, 'end')
  expect(await creditOf(db, maria)).toBe(2)
})

test('what an advertiser transfers is in the ledger, less their credit, and a guest is a party without a name', async () => {
  const maria = await somebody(db)
  await earnCredit(db, maria, 'profile')
  const [own, guest] = [await requested({}, viewerWith(maria)), await requested()]
  for (const { reference } of [own, guest]) await move(reference, 'approve', 'pay')
  const { rows } = await pool.query(
    `select subject, kind, party_id = $1 as hers, cents::int from ledger_posting
       join ledger_entry on posting_id = ledger_posting.id join ledger_account on ledger_account.id = account_id
     where subject = any($2) and reason = 'advertised' order by ledger_posting.id, kind`,
    [maria, [own, guest].map(({ id }) => `campaign ${id}`)],
  )
  expect(rows).toEqual([
    { subject: `campaign ${own.id}`, kind: 'buyer', hers: true, cents: -1_500 },
    { subject: `campaign ${own.id}`, kind: 'site', hers: false, cents: 1_500 },
    { subject: `campaign ${guest.id}`, kind: 'buyer', hers: false, cents: -2_000 },
    { subject: `campaign ${guest.id}`, kind: 'site', hers: false, cents: 2_000 },
  ])
})

test('the same form sent twice is one campaign, paid once', async () => {
  const maria = await somebody(db)
  await earnCredit(db, maria, 'profile')
  const context = pageOf('/advertise', { viewer: viewerWith(maria) })
  const campaignRequest = {
    written: { ...boats, endDate: day },
    pictures: await keptPictures('same'),
    opened: 'same',
    carried: [],
    shown: unseen,
  }
  const [first, second] = await Promise.all([
    requestCampaign(context, campaignRequest),
    requestCampaign(context, campaignRequest),
  ])
  expect(second).toEqual(first)
  expect(await creditOf(db, maria)).toBe(3)
})

test('of two forms with the same pictures one gets them, and the other is asked for its own', async () => {
  const pictures = await keptPictures('shared')
  const ask = (opened: string) =>
    requestCampaign(pageOf('/advertise'), { written: boats, pictures, opened, carried: [], shown: unseen })
  const both = await Promise.all([ask('one form'), ask('another form')])
  const stored = both.filter((one) => one !== null && one !== 'price')
  expect(stored).toHaveLength(1)
  const { rows } = await pool.query(
    `select distinct campaign_id::int from campaign_picture where name like '_shared'`,
  )
  expect(rows).toEqual([{ campaign_id: stored[0]!.id }])
  expect((await pool.query('select from campaign')).rowCount).toBe(1)
})

test('the advertiser is notified of each state of a campaign', async () => {
  const maria = await somebody(db)
  const { reference } = await requested({ startDate: addDays(day, 3) }, viewerWith(maria))
  expect(await stateOf(reference)).toBe('requested')
  await move(reference, 'approve')
  expect(await stateOf(reference)).toBe('awaiting-payment')
  await move(reference, 'pay')
  expect(await stateOf(reference)).toBe('scheduled')
  await move(reference, 'pause')
  expect(await stateOf(reference)).toBe('paused')
  await move(reference, 'resume', 'end')
  expect(await stateOf(reference)).toBe('ended')
  const { rows } = await pool.query(
    `select "values" ->> 'state' as state, href from notification where user_id = $1 order by id`,
    [maria],
  )
  expect(rows.map(({ state }) => state)).toEqual([
    'requested',
    'awaiting-payment',
    'scheduled',
    'paused',
    'scheduled',
    'ended',
  ])
  expect(new Set(rows.map(({ href }) => href))).toEqual(new Set([`/advertise/${reference}`]))
  const { rows: audited } = await pool.query(
    `select action, actor_id, changes from audit where subject_kind = 'campaign' order by id desc limit 1`,
  )
  expect(audited).toEqual([
    { action: 'advertisement-end', actor_id: admin, changes: { state: ['scheduled', 'ended'] } },
  ])
})

test('of an advertisement that ends before it was paid its advertiser hears that nothing is owed, and it has no figures', async () => {
  const maria = await somebody(db)
  const { id, reference } = await requested({}, viewerWith(maria))
  await move(reference, 'approve')
  await pool.query('update campaign set starts_on = starts_on - 3 where id = $1', [id])
  await move(reference, 'end')
  expect(await findFigures(db, id)).toEqual([])
  const { rows } = await pool.query(
    'select event, "values", href from notification where user_id = $1 order by id desc limit 1',
    [maria],
  )
  const { title, text } = noticeText(rows[0], 'en')
  expect([title, text].map((one) => i18nOf('en')._(one))).toEqual([
    `Your advertisement ${reference} has ended`,
    'It did not run. You owe nothing, and any credit that you used has been returned.',
  ])
})

test('the mail of an approval promises an invoice, or leads to the account that admins have named', async () => {
  const textOf = async () => {
    const { id, reference } = await requested()
    await move(reference, 'approve')
    const { rows } = await pool.query('select body from mail where key = $1', [`campaign ${id} 2`])
    return rows[0].body as string
  }
  expect(await textOf()).toContain('We will send you an invoice.')
  await pool.query(
    `insert into site_setting (name, value) values ('fee-account', '{"text": "Bank of Saipan"}')`,
  )
  onTestFinished(async () => void (await pool.query(`delete from site_setting where name = 'fee-account'`)))
  const text = await textOf()
  expect(text).toContain('Its page says where to transfer that.')
  expect(text).not.toContain('invoice')
})

test('days on which it could not run are not paid for', async () => {
  const { id, reference } = await requested()
  await move(reference, 'approve')
  await pool.query('update campaign set starts_on = starts_on - 4, ends_on = ends_on - 4 where id = $1', [id])
  await move(reference, 'pay')
  expect(await findCampaign(db, reference)).toMatchObject({ startsOn: day, endsOn: addDays(day, 9) })
  await move(reference, 'pause')
  await pool.query('update campaign set starts_on = starts_on - 5, paused_on = paused_on - 3 where id = $1', [
    id,
  ])
  await move(reference, 'resume')
  expect(await findCampaign(db, reference)).toMatchObject({ state: 'running', endsOn: addDays(day, 12) })
})

test('an advertisement runs on its first and its last day, and on none before or after', async () => {
  const { id, reference } = await running()
  const runsFrom = async (first: number, last: number) => {
    await pool.query('update campaign set starts_on = $2, ends_on = $3 where id = $1', [
      id,
      addDays(day, first),
      addDays(day, last),
    ])
    return { shown: await shownOn('/vehicles'), state: await stateOf(reference) }
  }
  expect(await runsFrom(-3, 0)).toEqual({ shown: [id], state: 'running' })
  expect(await runsFrom(0, 3)).toEqual({ shown: [id], state: 'running' })
  expect(await runsFrom(-3, -1)).toEqual({ shown: [], state: 'ended' })
  expect(await runsFrom(1, 3)).toEqual({ shown: [], state: 'scheduled' })
})

test('a second decision and an impossible decision change nothing', async () => {
  const { id, reference } = await requested()
  const { version } = (await findCampaign(db, reference))!
  const decide = (what: Move) =>
    moveCampaign(pageOf('/admin'), { id, version, move: what, adminId: admin, reason: 'No.' })
  expect(await decide('pay')).toBe(false)
  const done = await Promise.all([decide('approve'), decide('refuse')])
  expect(done.filter(Boolean)).toHaveLength(1)
})

test('that the transfer for an admin’s own advertisement has arrived another admin says', async () => {
  const { id, reference } = await requested({}, viewerWith(admin))
  const other = await somebody(db, 'Juan')
  const decide = async (what: Move, adminId: string) => {
    const { version } = (await findCampaign(db, reference))!
    return moveCampaign(pageOf('/admin'), { id, version, move: what, adminId, reason: '' })
  }
  expect(await decide('approve', admin)).toBe(true)
  expect(movesOf((await findCampaign(db, reference))!, admin)).toEqual(['end'])
  expect(await decide('pay', admin)).toBe(false)
  expect(await decide('pay', other)).toBe(true)
  expect(await stateOf(reference)).toBe('running')
})

test('the database itself knows no way back', async () => {
  const { id } = await running()
  for (const change of [
    `review = 'requested', decided_at = null, paid_at = null`,
    'paid_at = null',
    'price_cents = 1',
    'ends_on = starts_on - 1',
    `reason = 'why'`,
  ])
    await expect(pool.query(`update campaign set ${change} where id = ${id}`), change).rejects.toThrow()
  await pool.query('update campaign set ended_at = now() where id = $1', [id])
  await expect(pool.query('update campaign set ended_at = null where id = $1', [id])).rejects.toThrow()
})

test("a guest sees the campaign's state by the link in their mail, and no one else does", async () => {
  const { id, reference } = await requested()
  const { rows } = await pool.query('select address, body, subject from mail where key like $1', [
    `campaign ${id} %`,
  ])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ address: 'boats@example.com' })
  expect(rows[0].subject).toContain(reference)
  const [, link] = /href="([^"]+)"/.exec(rows[0].body)!
  const read = async (address: string, viewer: RequestContext['viewer'] = null) => {
    const { page: context, url } = loaderArguments(database, address, { viewer })
    const found = await ownCampaign(context, url, reference).catch((thrown) => thrown)
    return found.reference ?? found.status ?? found.init?.status
  }
  const path = new URL(link!.replaceAll('&amp;', '&'))
  expect(await read(path.pathname + path.search)).toBe(reference)
  expect(await read(`/advertise/${reference}?key=other`)).toBe(404)
  expect(await read(`/advertise/${reference}`)).toBe(302)
  const juan = await somebody(db, 'Juan')
  expect(await read(`/advertise/${reference}`, viewerWith(juan))).toBe(404)
  const own = await requested({}, viewerWith(juan))
  const { page: context, url } = loaderArguments(
    database,
    `/advertise/${own.reference}?key=seal of campaign ${own.id}`,
  )
  await expect(ownCampaign(context, url, own.reference)).rejects.toMatchObject({ init: { status: 404 } })
})

const png = (of = '') => new File([`picture ${of}`], 'a.png', { type: 'image/png' })
/** @param source of each picture that was sent; else each has the size of its place */
const reader = (source?: { width: number; height: number }): Pictures => ({
  read: async (bytes, options) =>
    new TextDecoder().decode(bytes).startsWith('picture') && 'size' in options
      ? {
          ok: true,
          color: '000000',
          source,
          bytes: new Uint8Array(bytes),
          contentType: 'image/webp',
          ...options.size,
        }
      : { ok: false, problem: 'type' },
  makeVersions: () => Promise.reject(new Error('not of these')),
})

test('a picture is kept with its form, and one that does not fit is said once', async () => {
  const large = { width: 3840, height: 2160 }
  const context = pageOf('/advertise', { pictures: reader(large) })
  const form = new FormData()
  form.set('desktopAd', png())
  form.set('tabletAd', new File(['text'], 'a.txt', { type: 'text/plain' }))
  const first = await keepPictures(context, form)
  expect(first.errors).toEqual({ tablet: 'type', mobile: 'missing' })
  expect(first.kept.desktop).toMatchObject(large)

  const again = new FormData()
  again.set('desktopKept', `${first.kept.desktop!.name} 3840 2160`)
  again.set('tabletAd', png())
  again.set('mobileKept', first.kept.desktop!.name)
  const second = await keepPictures(context, again)
  expect(second.kept.desktop).toEqual(first.kept.desktop)
  expect(second.errors).toEqual({ tablet: 'size', mobile: 'missing' })

  const third = new FormData()
  third.set('tabletKept', second.kept.tablet!.name)
  expect((await keepPictures(context, third)).errors.tablet).toBeUndefined()
})

test('pictures of forms that were never accepted are deleted after two days', async () => {
  const { id } = await requested()
  await pool.query(
    `insert into campaign_picture (name, slot, width, height, created_at)
     values ('forgotten', 'desktop', 1, 1, now() - interval '3 days')`,
  )
  await pool.query(
    `update campaign_picture set created_at = now() - interval '9 days' where campaign_id = $1`,
    [id],
  )
  await deleteUnusedScenes.run({}, { database: db } as never)
  const { rows } = await pool.query('select name, campaign_id is null as is_free from campaign_picture')
  expect(rows.map(({ name }) => name)).not.toContain('forgotten')
  expect(rows.filter(({ is_free }) => !is_free)).toHaveLength(3)
})

/** Sends the whole form a minute after it was opened. @returns where it leads, or why it is not taken */
const sendForm = async (more: Partial<RequestContext>, fields: Record<string, string | File> = {}) =>
  (await newForm(more, fields))()

/** The whole form, opened a minute ago, to be sent once or again. */
async function newForm(more: Partial<RequestContext>, fields: Record<string, string | File> = {}) {
  const open = (later: Partial<RequestContext> = {}) =>
    loaderArguments(database, '/advertise', {
      pictures: reader({ width: 1920, height: 1080 }),
      demo: false,
      ...more,
      ...later,
    })
  const { page: context } = open()
  const form = new FormData()
  const moment = String(context.now.getTime() - 60_000)
  form.set('opened', `${moment}.${context.seal(`form advertise opened ${moment}`)}`)
  for (const [name, value] of Object.entries(boats)) if (typeof value === 'string') form.set(name, value)
  for (const slot of ['desktop', 'tablet', 'mobile']) {
    const name = `${slot}-${Math.random()}`
    await pool.query('insert into campaign_picture (name, slot, width, height) values ($1, $2, 9, 9)', [
      name,
      slot,
    ])
    form.set(`${slot}Kept`, name)
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  /** @param later what is another context by then */
  return async (changes: Record<string, File> = {}, later?: Partial<RequestContext>) => {
    const { url, context: router } = open(later)
    for (const [name, value] of Object.entries(changes)) form.set(name, value)
    const request = new Request(url, { method: 'POST', body: form })
    const answer = await receiveCampaign({ request, url, context: router }).catch((thrown) => thrown)
    return answer instanceof Response ? answer.headers.get('location') : answer.data.problem
  }
}

test('a form that is sent again after a lost answer leads to the campaign of the first', async () => {
  const send = await newForm({ clientAddress: '198.51.100.8' })
  const first = await send()
  expect(first).toMatch(/^\/advertise\/\d{4}-\d{4}\?key=/)
  expect(await send()).toBe(first)
  expect((await pool.query('select from campaign')).rowCount).toBe(1)
})

test('so does one of a guest who has logged in since, or of an account whose session has ended', async () => {
  const viewer = viewerWith(await somebody(db))
  const asGuest = await newForm({ clientAddress: '198.51.100.10' })
  const first = await asGuest()
  expect(await asGuest({}, { viewer })).toBe(first)
  const asMember = await newForm({ viewer })
  const second = await asMember()
  expect(await asMember({}, { viewer: null })).toBe(second)
})

/** A form whose pictures are chosen files. */
const withFiles = { desktopAd: png(), tabletAd: png(), mobileAd: png() }

test('so does one that is sent twice at once, and credit is spent once', async () => {
  const maria = await somebody(db)
  await earnCredit(db, maria, 'profile')
  const context = { viewer: viewerWith(maria), pictures: reader() }
  const send = await newForm(context, { ...withFiles, price: '2000', credit: '500' })
  const lock = await pool.connect()
  await lock.query('begin')
  await lock.query('select from ledger_account where party_id = $1 for update', [maria])
  const both = Promise.all([send(), send()])
  const waiting = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount
  await expect.poll(waiting).toBe(2)
  await lock.query('commit')
  lock.release()
  const [first, second] = await both
  expect(first).toMatch(/^\/advertise\/\d{4}-\d{4}$/)
  expect(second).toBe(first)
  expect(await creditOf(db, maria)).toBe(0)
})

test('a form that is sent again with another picture becomes another campaign, which has it', async () => {
  const send = await newForm({ clientAddress: '198.51.100.9', pictures: reader() }, withFiles)
  const first = await send()
  const second = await send({ desktopAd: png('another') })
  expect(second).toMatch(/^\/advertise\/\d{4}-\d{4}\?key=/)
  expect(second).not.toBe(first)
  expect(await send()).toBe(second)
  expect((await pool.query('select from campaign')).rowCount).toBe(2)
})

test('a sender who writes too often, fills in the trap or has no confirmed address is refused', async () => {
  expect(await sendForm({}, { website: 'x' })).toBe('trap')
  expect(await sendForm({}, { opened: 'never' })).toBe('quick')
  const viewer = viewerWith(await somebody(db))
  expect(await sendForm({ viewer: { ...viewer, emailVerified: false } })).toBe('unverified')
  expect(await sendForm({ viewer })).toMatch(/^\/advertise\/\d{4}-\d{4}$/)
  for (let at = 0; at < 10; at++)
    expect(await sendForm({ clientAddress: '198.51.100.7' }), String(at)).toMatch(/\?key=/)
  expect(await sendForm({ clientAddress: '198.51.100.7' })).toBe('limited')
})

test('if the price has changed since the form was shown, it is refused and says so', async () => {
  expect(await sendForm({}, { price: '1999' })).toBe('price')
  expect((await pool.query('select from campaign')).rowCount).toBe(0)
  expect(await sendForm({}, { price: '2000' })).toMatch(/\?key=/)
})

test('of two forms that show the same credit one spends it, and the other is refused and says so', async () => {
  const maria = await somebody(db)
  await earnCredit(db, maria, 'profile')
  const send = (credit: string) =>
    sendForm({ viewer: viewerWith(maria) }, { endDate: addDays(day, 1), price: '400', credit })
  const both = await Promise.all([send('400'), send('400')])
  expect(both.toSorted()).toEqual([expect.stringMatching(/^\/advertise\/\d{4}-\d{4}$/), 'price'])
  expect(await creditOf(db, maria)).toBe(1)
  expect((await pool.query('select from campaign')).rowCount).toBe(1)
  expect(await send('100')).toMatch(/^\/advertise\/\d{4}-\d{4}$/)
  const { rows } = await pool.query('select credit_cents::int as cents from campaign order by id')
  expect(rows).toEqual([{ cents: 400 }, { cents: 100 }])
})

test('a credit of odd cents is shown as it is', async () => {
  const maria = await somebody(db)
  await pool.query(`select post('profile', $1, $2)`, [
    `user ${maria}`,
    JSON.stringify([
      { kind: 'credit', party: maria, cents: 435 },
      { kind: 'site', cents: -435 },
    ]),
  ])
  const page = loaderArguments(database, '/advertise', { viewer: viewerWith(maria) })
  expect(await loadForm({ ...page, params: {}, pattern: '' as never })).toMatchObject({ creditCents: 435 })
})

const car = (ref: string, category: 'car' | 'boat') =>
  saveListing(db, vehicles, {
    ref,
    title: `Vehicle ${ref}`,
    description: '',
    island: 'saipan',
    village: 'Garapan',
    offer: 'sale',
    attributes: { ...civic, category },
    photos: [],
    createdAt: new Date(),
  })

test('a banner runs on home, and on the lists and listings of its category and subcategories', async () => {
  await car('1', 'car')
  await car('2', 'boat')
  const { id: boat } = await running()
  const { id: vehicle } = await running({ subcategories: [] })
  const { id: bars } = await running({ category: 'food', subcategories: ['bars-nightlife'] })
  const { id: office } = await running({ category: 'government', subcategories: ['permits'] })
  const on = async (address: string) => new Set(await shownOn(address))
  expect(await on('/')).toEqual(new Set([boat, vehicle, bars, office]))
  expect(await on('/vehicles?make=Toyota')).toEqual(new Set([boat, vehicle]))
  expect(await on('/vehicles/1')).toEqual(new Set([vehicle]))
  expect(await on('/vehicles/2')).toEqual(new Set([boat, vehicle]))
  expect(await on('/food')).toEqual(new Set([bars]))
  expect(await on('/food/bars')).toEqual(new Set([bars]))
  expect(await on('/food/restaurants')).toEqual(new Set())
  expect(await on('/food?category=bar-and-grill&category=cafe')).toEqual(new Set([bars]))
  expect(await on('/food?category=cafe')).toEqual(new Set())
  expect(await on('/services')).toEqual(new Set([office]))
  expect(await on('/businesses')).toEqual(new Set([office]))
  for (const never of ['/government-services', '/government-services/1', '/services/emergency', '/advertise'])
    expect(await on(never), never).toEqual(new Set())
})

test('only what is approved, paid and on its days is shown, and the page is old at midnight', async () => {
  const { reference } = await requested({ startDate: addDays(day, 1) })
  await requested()
  expect(await shownOn('/')).toEqual([])
  await move(reference, 'approve', 'pay')
  expect(await shownOn('/')).toEqual([])
  const tomorrow = new Date(+nextMidnight(now) + 1_000)
  expect(await shownOn('/', { now: tomorrow })).toHaveLength(1)
  await move(reference, 'pause')
  expect(await shownOn('/', { now: tomorrow })).toEqual([])
  const { page: context, url, request } = loaderArguments(database, '/vehicles', { now })
  await findBanners(context, url, request.signal)
  expect(context.tags).toContain('campaign')
  expect(context.validUntil).toBe(+nextMidnight(context.now))
  expect(new Date(context.validUntil).toISOString()).toMatch(/T14:00:00.000Z$/)
})

test('every area that names advertisements has some on each of its lists, any other has none', async () => {
  for (const category of Object.keys(categories)) await running({ category, subcategories: [] })
  for (const [category, { subcategories }] of Object.entries(categories))
    for (const sub of Object.keys(subcategories)) await running({ category, subcategories: [sub] })
  for (const [path, { kind }] of knownLists()) {
    const named = Object.keys(completeAreaOf(kind)!.advertisements)
    expect((await shownOn(path)).length > 0, path).toBe(named.length > 0)
  }
})

test('a campaign with few days left is shown more often, but at most twice as often', () => {
  const one = (id: number, daysLeft: number) => ({
    id,
    alt: '',
    lang: 'en' as const,
    pictures: { desktop: '', tablet: '', mobile: '' },
    weight: weightOf(daysLeft),
  })
  const banners = [one(1, 1), one(2, 100)]
  const times = Array.from({ length: 1_000 }, (_, at) => chooseBanner(banners, at / 1_000)!.id)
  const first = times.filter((id) => id === 1).length
  expect(first).toBeGreaterThan(600)
  expect(first).toBeLessThan(670)
  expect(chooseBanner([], 0.5)).toBeUndefined()
})

test('an advertiser’s own views and clicks do not count, nor those of a campaign that does not run', async () => {
  const maria = await somebody(db)
  const { id, reference } = await requested({}, viewerWith(maria))
  const counts = openCounts(db, { clock: () => now })
  const see = async (by: string | null = null) => {
    const seen = [`/go/${id}`, '/go/999999', '/go/x', '/vehicles/1'].map((path) => ({
      path,
      what: 'seen' as const,
    }))
    countViews(counts, seen, by)
    await counts.flush()
  }
  await see()
  await move(reference, 'approve', 'pay')
  await see(maria)
  await see()
  await see(admin)
  expect(await findFigures(db, id)).toEqual([{ day, impressions: 2, clicks: 0 }])
})

test('/go leads where a paid advertisement leads until an admin ends it, and nowhere else', async () => {
  const counts = openCounts(db, { clock: () => now })
  const ask = async (id: string | number, headers: Record<string, string> = {}) => {
    const { url, context } = loaderArguments(database, `/go/${id}`, { counts })
    const request = new Request(url, { headers: { 'user-agent': 'Firefox', ...headers } })
    const answer = await go({ request, url, context }).catch((thrown) => thrown)
    return answer instanceof Response ? answer.headers.get('location') : answer.init.status
  }
  const waiting = await requested()
  expect(await ask(waiting.id)).toBe(404)
  const { id, reference } = await running()
  expect(await ask(id)).toBe('https://example.com/boats')
  expect(await ask(id, { 'user-agent': 'Googlebot' })).toBe('https://example.com/boats')
  expect(await ask(id, { 'sec-purpose': 'prefetch' })).toBe('https://example.com/boats')
  await counts.flush()
  expect((await findFigures(db, id)).at(-1)).toMatchObject({ clicks: 1 })
  for (const wrong of ['99999', '//evil.example', '1e3', 'https://evil.example'])
    expect(await ask(wrong), wrong).toBe(404)
  await move(reference, 'end')
  expect(await ask(id)).toBe(404)
  const over = await running()
  await pool.query('update campaign set starts_on = starts_on - 20, ends_on = ends_on - 20 where id = $1', [
    over.id,
  ])
  expect(await stateOf(over.reference)).toBe('ended')
  expect(await ask(over.id)).toBe('https://example.com/boats')
})

test('while who advertises is suspended, their advertisement is neither shown nor opened', async () => {
  const maria = await somebody(db)
  const { id, reference } = await requested({}, viewerWith(maria))
  await move(reference, 'approve', 'pay')
  const opens = async () => {
    const { request, url, context } = loaderArguments(database, `/go/${id}`)
    return go({ request, url, context }).catch((thrown) => thrown.init.status)
  }
  await suspend(maria)
  expect(await shownOn('/')).toEqual([])
  expect(await opens()).toBe(404)
  await restore(maria)
  expect(await shownOn('/')).toEqual([id])
})

test('days on which its advertiser was suspended are added to an advertisement, and what an admin paused stays paused', async () => {
  const maria = await somebody(db)
  const ask = (written: Partial<CampaignValues> = {}) => requested(written, viewerWith(maria))
  const [own, later, byAdmin, unpaid] = [
    await ask(),
    await ask({ startDate: addDays(day, 2) }),
    await ask(),
    await ask(),
  ]
  for (const { reference } of [own, later, byAdmin]) await move(reference, 'approve', 'pay')
  await move(byAdmin.reference, 'pause')
  await move(unpaid.reference, 'approve')
  const states = () => Promise.all([own, later, byAdmin, unpaid].map(({ reference }) => stateOf(reference)))
  await suspend(maria)
  expect(await states()).toEqual(['paused', 'paused', 'paused', 'awaiting-payment'])
  await move(unpaid.reference, 'pay')
  expect(await states()).toEqual(['paused', 'paused', 'paused', 'paused'])
  await pool.query(
    'update campaign set paused_on = paused_on - 3, starts_on = starts_on - 3 where owner_id = $1',
    [maria],
  )
  await restore(maria)
  expect(await states()).toEqual(['running', 'running', 'paused', 'running'])
  const days = async ({ reference }: { reference: string }) => (await findCampaign(db, reference))!.endsOn
  expect(await days(own)).toBe(addDays(day, 12))
  expect(await days(later)).toBe(addDays(day, 10))
  expect(await days(byAdmin)).toBe(addDays(day, 9))
  expect(await days(unpaid)).toBe(addDays(day, 12))
})

test('what is paused because its advertiser is suspended can’t be resumed, says why, and records nothing of it', async () => {
  const maria = await somebody(db)
  const { id, reference } = await requested({}, viewerWith(maria))
  await move(reference, 'approve', 'pay', 'pause', 'resume')
  await suspend(maria)
  const campaign = (await findCampaign(db, reference))!
  expect(campaign).toMatchObject({ state: 'paused', pausedWithOwner: true })
  expect(movesOf(campaign, admin)).toEqual(['end'])
  const records = async () =>
    (await pool.query(`select from audit where subject_id = $1 and subject_kind = 'campaign'`, [String(id)]))
      .rowCount
  const before = await records()
  const resume = { id, version: campaign.version, move: 'resume', adminId: admin, reason: '' } as const
  expect(await moveCampaign(pageOf('/admin'), resume)).toBe(false)
  expect(await findCampaign(db, reference)).toEqual(campaign)
  expect(await records()).toBe(before)
  await move(reference, 'end')
  expect(await findCampaign(db, reference)).toMatchObject({ state: 'ended', pausedWithOwner: false })
})

test('what an admin paused, and resumes while its advertiser is suspended, waits for the suspension to end, and they are told nothing', async () => {
  const maria = await somebody(db)
  const { reference } = await requested({}, viewerWith(maria))
  await move(reference, 'approve', 'pay', 'pause')
  await suspend(maria)
  const told = async () => (await pool.query('select from notification where user_id = $1', [maria])).rowCount
  const before = await told()
  await move(reference, 'resume')
  expect(await findCampaign(db, reference)).toMatchObject({ state: 'paused', pausedWithOwner: true })
  expect(await told()).toBe(before)
  await restore(maria)
  expect(await stateOf(reference)).toBe('running')
})

test('what was paused because its advertiser was suspended does not run once their account is gone', async () => {
  const maria = await somebody(db)
  const { reference } = await requested({}, viewerWith(maria))
  await move(reference, 'approve', 'pay')
  await suspend(maria)
  await pool.query('delete from users where id = $1', [maria])
  expect(await findCampaign(db, reference)).toMatchObject({
    state: 'paused',
    ownerId: null,
    pausedWithOwner: false,
  })
  expect(await shownOn('/')).toEqual([])
})

test('a suspension outdates the pages with advertisements of that person at once, and those of no other', async () => {
  const maria = await somebody(db)
  const { reference } = await requested({}, viewerWith(maria))
  await move(reference, 'approve', 'pay')
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  const told: (string | undefined)[] = []
  client.on('notification', ({ payload }) => told.push(payload))
  await client.query('listen page_change')
  const juan = await somebody(db, 'Juan')
  await client.query('update users set suspended_at = now() where id = $1', [juan])
  await client.query('select')
  expect(told).not.toContain('campaign')
  await client.query('update users set suspended_at = now() where id = $1', [maria])
  await client.query('select')
  expect(told).toContain('campaign')
})

test('an advertisement is decided while its advertiser is being suspended, and neither waits for the other', async () => {
  const maria = await somebody(db)
  const { reference } = await requested({}, viewerWith(maria))
  const suspending = await pool.connect()
  onTestFinished(() => suspending.release(true))
  await suspending.query('begin')
  await suspending.query('select from users where id = $1 for update', [maria])
  const { id, version } = (await findCampaign(db, reference))!
  const approval = { id, version, move: 'approve', adminId: admin, reason: '' } as const
  const approved = moveCampaign(pageOf('/admin'), approval)
  await expect
    .poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)
  await suspending.query('update users set suspended_at = now() where id = $1', [maria])
  await suspending.query('commit')
  expect(await approved).toBe(false) // the suspension has changed it
})

test('decided campaigns come a page at a time, the newest first', async () => {
  const { id } = await running()
  await pool.query(
    `insert into campaign (business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, review,
       decided_at, digest)
     select 'Many', '', '', '', 'en', 'food', current_date, current_date, 100, 'approved', now(), n::text::bytea
     from generate_series(1, 60) n`,
  )
  const first = await findDecided(db, 0)
  expect(first.lines).toHaveLength(50)
  const second = await findDecided(db, first.next)
  expect(second.lines).toHaveLength(11)
  expect(second.lines.at(-1)!.id).toBe(id)
  expect(second.next).toBe(0)
})

test('so do those that wait, the one that waits longest first', async () => {
  await pool.query(
    `insert into campaign (business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest)
     select 'Waits', '', '', '', 'en', 'food', current_date, current_date, 100, ('waits ' || n)::bytea
     from generate_series(1, 60) n`,
  )
  const first = await findRequested(db, 0)
  expect(first.lines).toHaveLength(50)
  const second = await findRequested(db, first.next)
  expect(second.next).toBe(0)
  expect(second.lines[0]!.id).toBeGreaterThan(first.lines.at(-1)!.id)
  await pool.query(`delete from campaign where business_name = 'Waits'`)
})

test('who leaves is told that their advertisements end and their credit is lost, where there are any', async () => {
  const maria = await somebody(db)
  const findLost = () => campaignData.findLost!(db, { id: maria, email: null }, 'en')
  const [ends, credit] = [
    'After those 14 days, your advertisements end.',
    'After those 14 days, your advertising credit is lost.',
  ]
  expect(await findLost()).toEqual([])
  const { reference } = await requested({}, viewerWith(maria))
  expect(await findLost()).toEqual([ends])
  await move(reference, 'approve', 'pay')
  expect(await findLost()).toEqual([ends])
  await earnCredit(db, maria, 'profile')
  expect(await findLost()).toEqual([ends, credit])
  await move(reference, 'end')
  expect(await findLost()).toEqual([credit])
})

test("a deleted advertiser's name and pictures are removed from their campaigns, and running ones end", async () => {
  const maria = await somebody(db)
  const { reference } = await requested({}, viewerWith(maria))
  await move(reference, 'approve', 'pay')
  const guest = await requested({ email: 'Maria@example.com' })
  const juan = viewerWith(await somebody(db, 'Juan'))
  const other = await requested({ email: 'maria@example.com' }, juan)
  await move(other.reference, 'approve', 'pay')
  const person = { id: maria, email: 'maria@example.com' }
  expect(await campaignData.read(db, person)).toHaveLength(2)
  const files = await campaignData.files!(db, person)
  expect(files.map(({ name }) => name)).toContain(`advertisement-${reference}-desktop.webp`)
  expect(files).toHaveLength(6)
  await campaignData.erase(db, person)
  await campaignData.erase(db, person)
  expect(await campaignData.files!(db, person)).toEqual([])
  const { rows: kept } = await pool.query(
    'select distinct campaign_id::int as id from campaign_picture where campaign_id is not null',
  )
  expect(kept).toEqual([{ id: other.id }])
  const { rows: deleting } = await pool.query(
    `select file from graphile_worker._private_jobs, json_array_elements_text(payload -> 'keys') as file`,
  )
  expect(deleting.map(({ file }) => file)).toEqual(expect.arrayContaining(files.map(({ key }) => key)))
  expect(await findCampaign(db, reference)).toMatchObject({ state: 'ended', email: '', ownerId: null })
  expect(await findCampaign(db, guest.reference)).toMatchObject({ state: 'refused', businessName: '' })
  expect((await findRequested(db, 0)).lines).toEqual([])
  expect(await findCampaign(db, other.reference)).toMatchObject({
    state: 'running',
    ownerId: juan.id,
    businessName: 'Lagoon Boats',
  })
  expect(await shownOn('/')).toEqual([other.id])
})

test('days are written in the long form of each language', () => {
  expect(dayText('2026-11-20', 'en')).toBe('November 20th, 2026')
  expect(dayText('2026-11-01', 'en')).toBe('November 1st, 2026')
  expect(dayText('2026-11-22', 'en')).toBe('November 22nd, 2026')
  expect(dayText('2026-11-13', 'en')).toBe('November 13th, 2026')
  expect(dayText('2026-11-20', 'ko')).toBe('2026년 11월 20일')
  expect(dayText('2026-11-20', 'ja')).toBe('2026年11月20日')
  expect(categoryText({ category: 'vehicles', subcategories: ['boats', 'cars'] }, i18nOf('en'))).toBe(
    'Vehicles: Boats, Cars',
  )
})

test('a month has its whole weeks, and the last day of a month stays the last', () => {
  const weeks = weeksAround('2026-11-20')
  expect(weeks).toHaveLength(5)
  expect([weeks[0]![0], weeks.at(-1)![6]]).toEqual(['2026-11-01', '2026-12-05'])
  expect(weeksAround('2027-02-01').flat()).toHaveLength(35)
  expect(dayMonthsLater('2026-01-31', 1)).toBe('2026-02-28')
  expect(dayMonthsLater('2026-11-20', -12)).toBe('2025-11-20')
  expect(dayMonthsLater('2026-12-15', 1)).toBe('2027-01-15')
})
