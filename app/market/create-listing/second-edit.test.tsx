import { randomUUID } from 'node:crypto'
import { I18nProvider } from '@lingui/react'
import { sql } from 'drizzle-orm'
import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import '../../registry/register.server.ts'
import { bookingsAddress } from '../../deals/bookings/addresses.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { AuthProvider, shownViewer } from '../../people/users/auth-context.tsx'
import { decide } from '../../team/moderation/decide.server.ts'
import { changeHours, withDay } from '../special-hours/change-hours.server.ts'
import type { Decision } from '../approval/cases.ts'
import { findListing } from '../listing-edits/find-listing.server.ts'
import type { FormTexts } from '../../ground/forms/form-texts.ts'
import { stepAddress } from './addresses.ts'
import CategoryPage, { loader as loadCategory } from './category-page.tsx'
import { draftOfListing } from './draft-of-listing.server.ts'
import { findDraft, findUnfinished, saveTyped, startNew } from './drafts.server.ts'
import { loadDetails } from './form/details.server.ts'
import { DetailsForm } from './form/details-form.tsx'
import ImagesPage, { loader as loadImages } from './images-page.tsx'
import { submitDraft } from './submit-draft.server.ts'

const database = await testDatabase()
const { db } = database
const { page: context } = loaderArguments(database, '/user-listings')
const moderator = viewerWith(await somebody(db, 'Ana Reyes'), { role: 'moderator' })
const kind = 'business'
const week = Array.from({ length: 7 }, () => [[540, 1080]])
const contact = { email: 'ana@example.com' }

/** A shop whose edits wait for a moderator, its owner, and a colleague who may edit it. */
async function newShop() {
  const ref = randomUUID()
  const owner = viewerWith(await somebody(db, 'Maria Santos'))
  const colleague = viewerWith(await somebody(db, 'Juan Cruz'), {
    colleagueOf: [{ kind, ref, ownerId: owner.id, role: 'edit' }],
  })
  const attributes = { category: 'professional-services', hours: { week } }
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into listing (kind, ref, title, description, island, village, contact, owner_id, attributes)
    values (${kind}, ${ref}, 'Shop', 'We sell.', 'saipan', 'Garapan', ${JSON.stringify(contact)}, ${owner.id},
      ${JSON.stringify(attributes)})
    returning id::int`)
  return { id: rows[0]!.id, ref, owner, colleague }
}
type Shop = Awaited<ReturnType<typeof newShop>>

const begin = async ({ ref }: Shop, editor: Shop['owner']) => {
  const id = (await draftOfListing(db, editor, { kind, ref, as: 'edit' }))!
  return (await findDraft(db, id, editor.id))!
}
type Begun = Awaited<ReturnType<typeof begin>>

/** Changes a form, whatever it says now, and sends it. */
async function send({ id }: Begun, editor: Shop['owner'], changes: FormTexts) {
  const { form, version } = (await findDraft(db, id, editor.id))!
  await saveTyped(db, { id, ownerId: editor.id }, { version, form: { ...form, ...changes } })
  return submitDraft(context, editor, id)
}

async function decideLast({ id }: Shop, decision: Decision) {
  const { rows } = await db.execute<{ case_id: number; version: number }>(sql`
    select id::int as case_id, version from moderation_case
    where listing_id = ${id} and type = 'edit' and state = 'open'`)
  expect(rows).toHaveLength(1)
  const { case_id: caseId, version } = rows[0]!
  await db.transaction((tx) => decide(tx, { caseId, version, staff: moderator, decision, reason: 'Why' }))
}

const factsOf = async ({ id }: Shop) => (await findListing(db, { id }))!.facts
const phone: FormTexts = { contactPhone: ['(670) 234-5678'] }
const waiting = { done: 'saved', waits: true }

test('a second edit begins with the one that waits: once it is approved, both stand', async () => {
  const shop = await newShop()
  expect(await send(await begin(shop, shop.owner), shop.owner, phone)).toEqual(waiting)
  const second = await begin(shop, shop.owner)
  expect(second.form).toMatchObject(phone)
  expect(await send(second, shop.owner, { description: ['We repair.'] })).toEqual(waiting)
  await decideLast(shop, 'approve')
  expect(await factsOf(shop)).toMatchObject({
    description: 'We repair.',
    contact: { ...contact, phone: '(670) 234-5678' },
  })
})

test('what waits can be taken back by a second edit', async () => {
  const shop = await newShop()
  await send(await begin(shop, shop.owner), shop.owner, phone)
  await send(await begin(shop, shop.owner), shop.owner, { contactPhone: [], title: ['Our shop'] })
  await decideLast(shop, 'approve')
  expect(await factsOf(shop)).toMatchObject({ title: 'Our shop', contact })
  expect((await factsOf(shop)).contact).not.toHaveProperty('phone')
})

test('what is approved while a second edit is written can be taken back by it, and changed', async () => {
  for (const [contactPhone, left] of [
    [[], {}],
    [['(670) 234-9999'], { phone: '(670) 234-9999' }],
  ] as const) {
    const shop = await newShop()
    await send(await begin(shop, shop.owner), shop.owner, phone)
    const second = await begin(shop, shop.owner)
    await decideLast(shop, 'approve')
    expect(await send(second, shop.owner, { contactPhone, title: ['Our shop'] })).toEqual(waiting)
    await decideLast(shop, 'approve')
    expect((await factsOf(shop)).contact).toEqual({ ...contact, ...left })
  }
})

test('an edit that was begun before a colleague sent theirs leaves it in place, and says where both differ', async () => {
  const shop = await newShop()
  const mine = await begin(shop, shop.owner)
  const theirs = await begin(shop, shop.colleague)
  await send(theirs, shop.colleague, { ...phone, title: ['Their shop'] })
  const answer = await send(mine, shop.owner, { description: ['We repair.'], title: ['My shop'] })
  expect(answer).toMatchObject({ refused: 'stale', theirs: { ...phone, title: ['Their shop'] } })
  expect(await submitDraft(context, shop.owner, mine.id)).toEqual(waiting)
  await decideLast(shop, 'approve')
  expect(await factsOf(shop)).toMatchObject({
    title: 'My shop',
    description: 'We repair.',
    contact: { phone: '(670) 234-5678' },
  })
})

test('what was refused stands in the form in which it is corrected, for its owner and for no later one', async () => {
  const shop = await newShop()
  await send(await begin(shop, shop.owner), shop.owner, { ...phone, title: ['SHOP!!!'] })
  await decideLast(shop, 'refuse')
  const again = await begin(shop, shop.owner)
  expect(again.form).toMatchObject({ ...phone, title: ['SHOP!!!'] })
  const heir = viewerWith(await somebody(db, 'Eva'))
  await db.execute(sql`update listing set owner_id = ${heir.id} where id = ${shop.id}`)
  expect((await begin(shop, heir)).form).toMatchObject({ title: ['Shop'] })
  await db.execute(sql`update listing set owner_id = ${shop.owner.id} where id = ${shop.id}`)
  expect(await send(again, shop.owner, { title: ['The shop'] })).toEqual(waiting)
  await decideLast(shop, 'approve')
  expect(await factsOf(shop)).toMatchObject({ title: 'The shop', contact: { phone: '(670) 234-5678' } })
})

test('an edit of the usual week that waits leaves special days that are set while it waits', async () => {
  const shop = await newShop()
  await send(await begin(shop, shop.owner), shop.owner, {
    'a.hours.0.from': ['08:00'],
    'a.hours.holidays': ['closed'],
  })
  const change = (hours: Parameters<typeof withDay>[0]) => withDay(hours, '2098-12-24', [])
  await changeHours(db, shop.owner, { kind, ref: shop.ref }, { change, now: context.now })
  await decideLast(shop, 'approve')
  expect((await factsOf(shop)).attributes.hours).toEqual({
    week: [[[480, 1080]], ...week.slice(1)],
    exceptions: { '2098-12-24': [] },
    closedOnHolidays: true,
  })
})

/** A draft's form as it opens. */
async function opened({ id }: Begun, editor: Shop['owner']) {
  const details = await loadDetails(context, editor, (await findDraft(db, id, editor.id))!, 'wizard')
  return htmlFor(editor, <DetailsForm id="details" details={details} unsent={undefined} />)
}

/** The steps before it. */
async function openedSteps({ id }: Begun, editor: Shop['owner']) {
  const params = { draft: id }
  const args = { ...loaderArguments(database, stepAddress(id, 'images'), { viewer: editor }), params }
  const propsOf = (loaderData: object): unknown => ({ loaderData, params, matches: [] })
  const category = propsOf(await loadCategory({ ...args, pattern: '/create-listing/:draft/category' }))
  const images = propsOf(await loadImages({ ...args, pattern: '/create-listing/:draft/images' }))
  return [
    htmlFor(editor, <CategoryPage {...(category as ComponentProps<typeof CategoryPage>)} />),
    htmlFor(editor, <ImagesPage {...(images as ComponentProps<typeof ImagesPage>)} />),
  ]
}

function htmlFor(viewer: Shop['owner'], part: ReactElement) {
  const Page = createRoutesStub([{ path: '*', Component: () => part }])
  return renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <AuthProvider viewer={shownViewer(viewer, { notifications: 0, messages: 0 })}>
        <Page />
      </AuthProvider>
    </I18nProvider>,
  )
}

test('what was refused of a private person’s shop asks for that again, also once it is unticked, and says it', async () => {
  const shop = await newShop()
  const setPrivate = (isPrivate: boolean) =>
    db.execute(sql`update listing set contact_private = ${isPrivate} where id = ${shop.id}`)
  await setPrivate(true)
  await send(await begin(shop, shop.owner), shop.owner, phone)
  await decideLast(shop, 'refuse')
  await setPrivate(false)
  const again = await begin(shop, shop.owner)
  const unticked = { version: again.version, form: { ...again.form, contactPrivate: [] } }
  await saveTyped(db, { id: again.id, ownerId: shop.owner.id }, unticked)
  expect(await opened(again, shop.owner)).toContain('name="contactPrivate"')
  expect(await send(again, shop.owner, { contactPrivate: ['on'] })).toEqual(waiting)
  await decideLast(shop, 'approve')
  expect(await factsOf(shop)).toMatchObject({ contactPrivate: true, contact: { phone: '(670) 234-5678' } })
})

test('an edit of a listing that was deleted, or is no longer theirs, says so in each step and when it is sent, and stays a draft', async () => {
  const text = 'This listing was deleted or is no longer yours'
  for (const gone of [sql`deleted_at = now()`, sql`owner_id = ${moderator.id}`]) {
    const shop = await newShop()
    const begun = await begin(shop, shop.owner)
    for (const html of [await opened(begun, shop.owner), ...(await openedSteps(begun, shop.owner))])
      expect(html).not.toContain(text)
    await db.execute(sql`update listing set ${gone} where id = ${shop.id}`)
    for (const html of [await opened(begun, shop.owner), ...(await openedSteps(begun, shop.owner))])
      expect(html).toContain(text)
    expect(await send(begun, shop.owner, phone)).toEqual({ refused: 'gone' })
    expect(await findDraft(db, begun.id, shop.owner.id)).toMatchObject({ submitted: false, form: phone })
  }
})

test('an edit of a former colleague and one of a deleted listing are not listed until they may be sent again', async () => {
  const shop = await newShop()
  const { colleague, id: listingId } = shop
  await db.execute(sql`
    insert into listing_colleague (listing_id, slot, role, user_id) values (${listingId}, 1, 'edit', ${colleague.id})`)
  const begun = await begin(shop, colleague)
  const { id } = begun
  const { form, version } = (await findDraft(db, id, colleague.id))!
  await saveTyped(db, { id, ownerId: colleague.id }, { version, form: { ...form, ...phone } })
  const former = { ...colleague, colleagueOf: [] }
  expect(await opened(begun, colleague)).not.toContain('no longer yours')
  expect(await opened(begun, former)).toContain('This listing was deleted or is no longer yours')
  const listed = async () => (await findUnfinished(context, colleague.id)).drafts.map((one) => one.id)
  expect(await listed()).toEqual([id])

  await db.execute(sql`update listing set deleted_at = now() where id = ${listingId}`)
  expect(await listed()).toEqual([])
  await db.execute(sql`update listing set deleted_at = null where id = ${listingId}`)

  await db.execute(sql`update listing_colleague set role = 'answer' where listing_id = ${listingId}`)
  expect(await listed()).toEqual([])
  await db.execute(sql`delete from listing_colleague where listing_id = ${listingId}`)
  expect(await listed()).toEqual([])
  await db.execute(sql`
    insert into listing_colleague (listing_id, slot, role, user_id) values (${listingId}, 1, 'edit', ${colleague.id})`)
  expect(await listed()).toEqual([id])
})

test('the form leads who may say what can be booked to where they do, and no one else', async () => {
  const shop = await newShop()
  await db.execute(
    sql`update listing set kind = 'hotel', attributes = '{"category": "hotel"}' where id = ${shop.id}`,
  )
  const key = { kind: 'hotel', ref: shop.ref, ownerId: shop.owner.id }
  const bookingsFor = async (role: 'edit' | 'everything') => {
    const editor = viewerWith(await somebody(db), { colleagueOf: [{ ...key, role }] })
    const id = (await draftOfListing(db, editor, { ...key, as: 'edit' }))!
    return (await loadDetails(context, editor, (await findDraft(db, id, editor.id))!, 'wizard')).bookings
  }
  expect(await bookingsFor('edit')).toBeNull()
  expect(await bookingsFor('everything')).toBe(bookingsAddress('hotel', shop.ref))
})

test('an edit in which nothing was changed is no draft: it begins each time with the listing of now', async () => {
  const shop = await newShop()
  await db.execute(
    sql`insert into photo (listing_id, position, src, alt) values (${shop.id}, 0, '/a.svg', 'A')`,
  )
  const unfinished = async () => (await findUnfinished(context, shop.owner.id)).drafts.map(({ id }) => id)
  const first = await begin(shop, shop.owner)
  expect(await unfinished()).toEqual([])
  expect(await begin(shop, shop.owner)).toEqual(first)
  await db.execute(sql`update listing set title = 'New name' where id = ${shop.id}`)
  await db.execute(sql`update photo set src = '/b.svg' where listing_id = ${shop.id}`)
  const again = await begin(shop, shop.owner)
  expect(again).toMatchObject({ id: first.id, form: { title: ['New name'] } })
  expect(await unfinished()).toEqual([])
  // Another tab still has the form of before.
  const late = { version: first.version, form: { ...first.form, ...phone } }
  expect(await saveTyped(db, { id: first.id, ownerId: shop.owner.id }, late)).toHaveProperty('conflict')

  await db.execute(sql`
    insert into draft (owner_id, kind, category) select ${shop.owner.id}, 'job', 'x' from generate_series(1, 49)`)
  expect(await startNew(context, shop.owner, 'job')).not.toBeNull()
  expect(await startNew(context, shop.owner, 'job')).toBeNull()
  await db.execute(sql`delete from draft where owner_id = ${shop.owner.id} and listing_id is null`)

  await db.execute(sql`update draft_photo set alt = 'Our door' where draft_id = ${first.id}`)
  expect(await unfinished()).toEqual([first.id])
  await db.execute(sql`update listing set title = 'Newer name' where id = ${shop.id}`)
  expect(await begin(shop, shop.owner)).toEqual(again)
  expect(await submitDraft(context, shop.owner, first.id)).toEqual(waiting)
})
