import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { refuseToStore } from '../browser-storage.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { asFile, phonePicture } from '../test-pictures.ts'
import { axeInTurn, goTo, logInElsewhere, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const post = { name: 'Post review' }

const verified = async (name: string) => {
  const person = await signedIn(site, { name })
  await site.query('update users set verified_at = now() where id = $1', [person.id])
  return person
}

test('a review is written without scripts: what is wrong is said at its field, and nothing that was typed is lost', async () => {
  const ana = await signedIn(site, { name: 'Ana Reyes' })
  const page = await visitPlainly('/food/food1/review', { browser: ana.browser })
  const submit = page.getByRole('button', post)
  await page.getByLabel('Your review (optional)').fill('x'.repeat(10_000))
  await submit.click()
  await page.getByText('Choose 1 to 5 stars.').waitFor()
  await page.getByText('This is too long. Use up to 4,000 characters.').waitFor()
  expect(await page.getByLabel('Your review (optional)').inputValue()).toHaveLength(10_000)
  await page.getByLabel('Your review (optional)').fill('   ')
  await page.getByRole('radio', { name: '4 stars' }).check()
  await page.getByLabel('Title (optional)').fill('Quick lunch')
  const picture = asFile(await phonePicture('teal'), 'plate.jpg')
  await page
    .getByLabel('Add photos: JPEG, PNG or WebP')
    .setInputFiles([picture, asFile(Buffer.from('no'), 'notes.jpg')])
  await submit.click()
  await page.getByText('There are only spaces here.').waitFor()
  await page.getByText('notes.jpg').waitFor()
  expect(await page.getByRole('img', { name: 'Your photo 1' }).count()).toBe(1)
  expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
  expect(await page.getByLabel('Title (optional)').inputValue()).toBe('Quick lunch')
  await page.getByLabel('Your review (optional)').fill('The soup was hot.\nThe rice, too.')
  await page.getByLabel('Language of your review').selectOption('ko')
  await submit.click()
  await page.getByText('A moderator will look at it first.').waitFor()
  const of = `select rating, title, comment, lang, cardinality(photos) as photos, hidden_at is null as visible, version
    from review where author_id = $1`
  expect(await site.query(of, [ana.id])).toEqual([
    {
      rating: 4,
      title: 'Quick lunch',
      comment: 'The soup was hot.\nThe rice, too.',
      lang: 'ko',
      photos: 1,
      visible: false,
      version: 1,
    },
  ])
  const other = await visitPlainly('/food/food1')
  expect(await other.content()).not.toContain('The soup was hot.')
  await page.getByRole('checkbox', { name: /Remove/ }).check()
  await page.getByRole('radio', { name: '5 stars' }).check()
  await page.getByRole('button', { name: 'Save review' }).click()
  expect(await site.query(of, [ana.id])).toMatchObject([{ rating: 5, photos: 0, version: 2 }])
  await page.getByText('Delete this review').click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.waitForURL('**/food/food1#reviews')
  expect(await site.query(of, [ana.id])).toEqual([])
})

test('a review by nobody, by the owner, of nothing, and from an old form is not saved, and stays in the form', async () => {
  const ben = await verified('Ben Cruz')
  const [listing] = await site.query(`select id from listing where kind = 'food' and ref = 'food2'`)
  const path = '/food/food2/review'
  const typed = { rating: '3', comment: 'Fine for a quick bite, no more.', lang: 'en', title: '', seen: '0' }
  const send = (cookie: string, fields: Record<string, string> = {}) =>
    site.ask(path, {
      method: 'POST',
      headers: { cookie, origin: site.origin },
      body: new URLSearchParams({ ...typed, ...fields }),
    })
  const answers = async (answer: Response, status: number, said: string) => {
    const html = await answer.text()
    expect([answer.status, html.includes(said), html.includes(typed.comment)]).toEqual([status, true, true])
  }
  await answers(await send(''), 401, 'Log in to post this review.')
  const elsewhere = await send('', { photo: 'https://other.example/media/' })
  expect(await elsewhere.text()).not.toContain('other.example')
  await answers(await send(ben.cookie, { rating: '6' }), 422, 'Choose 1 to 5 stars.')
  await answers(await send(ben.cookie, { rating: '0' }), 422, 'Choose 1 to 5 stars.')
  const [one, other] = await Promise.all([send(ben.cookie), send(ben.cookie)])
  expect([one.status, other.status]).toEqual([302, 302])
  await answers(await send(ben.cookie, { rating: '1' }), 409, 'You already have a review here')
  await site.query('update listing set owner_id = $1 where id = $2', [ben.id, listing.id])
  await answers(await send(ben.cookie, { seen: '1' }), 403, 'You can’t review your own listing.')
  await site.query('update listing set deleted_at = now() where id = $1', [listing.id])
  await answers(await send(ben.cookie), 404, 'This is no longer listed')
  expect((await site.ask('/food/none/review')).status).toBe(404)
  expect((await site.ask('/vehicles/1/review')).status).toBe(404)
  await site.query('update listing set deleted_at = null, owner_id = null where id = $1', [listing.id])
})

test('a review keeps its photos when its author has to log in again to save it', async () => {
  const ina = await verified('Ina Mendiola')
  const [kept, removed] = ['a'.repeat(64), 'b'.repeat(64)]
  for (const name of [kept, removed])
    await site.query('insert into photo_file (name, owner_id, size) values ($1, $2, 1)', [name, ina.id])
  const ownPhotos = [kept, removed].map((name) => `/media/${name}`)
  await site.query(
    `insert into review (listing_id, author_id, rating, comment, photos)
     select id, $1, 4, 'Good soup.', $2 from listing where kind = 'food' and ref = 'food4'`,
    [ina.id, ownPhotos],
  )
  const page = await visitPlainly('/food/food4/review', { browser: ina.browser })
  await page.getByRole('checkbox', { name: /Remove.*2/ }).check()
  await page.getByLabel('Your review (optional)').fill('Good soup, and quick.')
  const [{ token }] = await site.query('delete from session where user_id = $1 returning token', [ina.id])
  const save = page.getByRole('button', { name: 'Save review' })
  await save.click()
  await page.getByText('Log in to post this review.').waitFor()
  await site.query(
    `insert into session (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')`,
    [ina.id, token],
  )
  await save.click()
  expect(await site.query('select comment, photos from review where author_id = $1', [ina.id])).toEqual([
    { comment: 'Good soup, and quick.', photos: [`/media/${kept}`] },
  ])
})

test('of who may not review a listing no photo is stored', async () => {
  const owner = await verified('Gil Aldan')
  const whose = `update listing set owner_id = $1 where kind = 'food' and ref = 'food3'`
  await site.query(whose, [owner.id])
  const body = new FormData()
  for (const [name, value] of Object.entries({ rating: '3', comment: 'Fine.', seen: '0' }))
    body.set(name, value)
  body.set('photos', new File([await phonePicture('teal')], 'plate.jpg', { type: 'image/jpeg' }))
  const headers = { cookie: owner.cookie, origin: site.origin }
  expect((await site.ask('/food/food3/review', { method: 'POST', headers, body })).status).toBe(403)
  expect(await site.query('select from photo_file where owner_id = $1', [owner.id])).toEqual([])
  await site.query(whose, [null])
})

test('an author can delete the review of a listing that is paused', async () => {
  const fay = await verified('Fay Camacho')
  const setStatus = (status: string) =>
    site.query(`update listing set status = $1 where kind = 'food' and ref = 'food3'`, [status])
  await site.query(
    `insert into review (listing_id, author_id, rating, comment)
     select id, $1, 2, 'Too salty.' from listing where kind = 'food' and ref = 'food3'`,
    [fay.id],
  )
  await setStatus('paused')
  expect((await site.ask('/food/food3/review')).status).toBe(404)
  const page = await visitPlainly('/food/food3/review', { browser: fay.browser })
  await page.getByText('Too salty.').waitFor()
  expect(await page.getByRole('button', { name: 'Save review' }).count()).toBe(0)
  await page.getByText('Delete this review').click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  expect(await site.query('select from review where author_id = $1', [fay.id])).toEqual([])
  await setStatus('live')
})

test('people find a review helpful, the owner replies, and anyone reports it, without scripts', async () => {
  const [cai, dan, owner] = [
    await verified('Cai Lee'),
    await verified('Dan Muna'),
    await verified('Olga Sablan'),
  ]
  const [listing] = await site.query(
    `update listing set owner_id = $1 where kind = 'shopping' and ref = 'shopping2' returning id`,
    [owner.id],
  )
  const [review] = await site.query(
    `insert into review (listing_id, author_id, rating, title, comment, lang)
     values ($1, $2, 2, '별로예요', '불친절했어요.', 'ko') returning id`,
    [listing.id, cai.id],
  )
  const page = await visitPlainly('/shopping/shopping2', { browser: dan.browser })
  await page.getByRole('button', { name: 'Helpful: the review by Cai Lee' }).click()
  await page.getByText('1 person agrees').waitFor()
  const own = await visitPlainly('/shopping/shopping2', { browser: cai.browser })
  expect(await own.getByRole('button', { name: 'Helpful: the review by Cai Lee' }).count()).toBe(0)
  await own.getByRole('link', { name: 'Edit your review' }).nth(0).click()
  await own.waitForURL('**/shopping/shopping2/review')
  const replying = await visitPlainly('/shopping/shopping2', { browser: owner.browser })
  expect(await replying.getByRole('link', { name: 'Write a review' }).count()).toBe(0)
  await replying.getByRole('link', { name: 'Reply to Cai Lee' }).click()
  await replying.getByText('별로예요').waitFor()
  await replying.getByLabel('Your reply').fill('We are sorry, and have talked about it.')
  await replying.getByRole('button', { name: 'Post reply' }).click()
  await replying.waitForURL(`**/shopping/shopping2#review-${review.id}`)
  await page.getByRole('button', { name: 'Helpful: the review by Cai Lee' }).click()
  await page.getByText('We are sorry, and have talked about it.').waitFor()
  expect(await page.getByText('1 person agrees').count()).toBe(0)
  expect(await page.content()).toMatch(/lang="ko"[^>]*>불친절했어요/)
  await page.getByRole('link', { name: 'Report the review by Cai Lee' }).click()
  await page.getByText('불친절했어요.').waitFor()
  await replying.goto(`/reviews/${review.id}/reply`)
  await replying.getByRole('button', { name: 'Delete reply' }).click()
  expect(await site.query('select reply, replied_at from review where id = $1', [review.id])).toEqual([
    { reply: '', replied_at: null },
  ])
  await site.query(`update review set title = '조금 별로예요' where id = $1`, [review.id])
  // What stays of an account that is gone.
  await site.query(`update users set full_name = '' where id = $1`, [cai.id])
  await page.goto('/shopping/shopping2')
  const left = page.locator(`#review-${review.id}`)
  await left.getByText('Former member').waitFor()
  await left.getByText('edited', { exact: false }).waitFor()
})

test('stars are chosen by keyboard, what is typed survives the login, and the review is on the tab of its business', async () => {
  const eva = await verified('Eva Taitano')
  const page = await visit('/businesses/1/review', { width: 390, theme: 'dark', expected: /401|422/ })
  await page.getByRole('radio', { name: '1 star' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true)
  await page.getByLabel('Your review (optional)').fill('They know their trade, but bring time.')
  await page.getByRole('button', post).click()
  await page.getByRole('alert').getByText('Log in to post this review.').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.context().addCookies(eva.browser.storageState.cookies)
  await page.reload()
  await expect
    .poll(() => page.getByLabel('Your review (optional)').inputValue())
    .toBe('They know their trade, but bring time.')
  expect(await page.getByRole('radio', { name: '3 stars' }).isChecked()).toBe(true)
  const photos = page.getByLabel('Add photos: JPEG, PNG or WebP')
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
  await photos.setInputFiles(file('words.jpg', Buffer.from('No picture at all')))
  await page.getByRole('button', post).click()
  await page.getByText('words.jpg').waitFor()
  await photos.setInputFiles(file('car.jpg', Buffer.from(await phonePicture('teal'))))
  await page.getByText('words.jpg').waitFor({ state: 'detached' })
  await page.getByRole('button', post).click()
  await page.waitForURL('**/businesses/1#reviews')
  expect(await keptReviews(page)).toEqual([])
  const reviews = page.getByRole('tabpanel', { name: 'Reviews' })
  await reviews.getByText('They know their trade, but bring time.').waitFor()
  await reviews.getByRole('link', { name: '3 stars' }).click()
  await page.waitForURL('**/businesses/1?reviewStars=3#reviews')
  await reviews.getByRole('link', { name: 'Most helpful' }).click()
  await page.waitForURL('**/businesses/1?reviewStars=3&reviewsBy=helpful#reviews')
  expect(await axeInTurn(page)).toEqual([])
})

test('what is typed in a review on an open page is for its author: a guest who logs in keeps it, the next account gets none of it', async () => {
  const [kai, lia] = [await verified('Kai Manglona'), await verified('Lia Ogo')]
  const page = await visit('/food/food5/review', { expected: /401/ })
  const typed = page.getByLabel('Your review (optional)')
  const atGuest = page.getByText('You’ll log in before it is posted.')
  const atUser = page.getByLabel('Add photos: JPEG, PNG or WebP')
  await typed.fill('The rice was cold.')
  await logInElsewhere(page, kai)
  await atUser.waitFor()
  await expect.poll(() => typed.inputValue()).toBe('The rice was cold.')
  await logInElsewhere(page, null)
  await atGuest.waitFor()
  expect(await typed.inputValue()).toBe('')
  await logInElsewhere(page, kai)
  await atUser.waitFor()
  await expect.poll(() => typed.inputValue()).toBe('The rice was cold.')
  await atUser.setInputFiles(asFile(await phonePicture('teal')))
  await site.query('delete from session where user_id = $1', [kai.id])
  await page.getByRole('button', post).click()
  await page.getByRole('alert').getByText('Log in to post this review.').waitFor()
  await atGuest.waitFor()
  expect(await typed.inputValue()).toBe('The rice was cold.')
  const files = () => atUser.evaluate((input) => (input as HTMLInputElement).files?.length)
  expect(await files()).toBe(1)
  await logInElsewhere(page, lia)
  await expect.poll(() => typed.inputValue()).toBe('')
  expect(await files()).toBe(0)
  const ofLia = async () => (await keptReviews(page)).filter((key) => key.includes(lia.id))
  await typed.fill('It was warm.')
  expect(await ofLia()).toHaveLength(1)
  await typed.fill('')
  expect(await ofLia()).toEqual([])
})

test('a guest’s review that the browser does not store is said to be on its page alone', async () => {
  const page = await visit('/food/food5/review')
  await page.getByText('What you type is kept in this browser.', { exact: false }).waitFor()
  await page.evaluate(refuseToStore)
  await page.getByLabel('Your review (optional)').fill('The rice was cold.')
  await page.getByText('keep this page open until it is posted.', { exact: false }).waitFor()
})

test('a review that is put back to what is saved is nothing that Log Out would lose', async () => {
  const nia = await verified('Nia Blas')
  await site.query(
    `insert into review (listing_id, author_id, rating, comment)
     select id, $1, 4, E'Good soup.\nGood rice.' from listing where kind = 'food' and ref = 'food6'`,
    [nia.id],
  )
  const page = await visit('/food/food6/review', { browser: nia.browser })
  const typed = page.getByLabel('Your review (optional)')
  await typed.fill('Good soup.')
  await page.getByLabel('Language of your review').selectOption('ja')
  await typed.fill('Good soup.\nGood rice.')
  expect(await keptReviews(page)).toHaveLength(1)
  await page.getByLabel('Language of your review').selectOption('en')
  expect(await keptReviews(page)).toEqual([])
})

/** What the browser keeps of reviews that are not sent. */
const keptReviews = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(' review ')))

/** A shop with a review, and its owner. */
async function reviewed(ref: string) {
  const [author, owner] = [await verified('Mia Quitugua'), await verified('Noel Borja')]
  const [listing] = await site.query(
    `update listing set owner_id = $1 where kind = 'shopping' and ref = $2 returning id`,
    [owner.id, ref],
  )
  const [review] = await site.query(
    `insert into review (listing_id, author_id, rating) values ($1, $2, 3) returning id`,
    [listing.id, author.id],
  )
  return { owner, review }
}

test('of two replies to one review the second is told of the first, and keeps its words', async () => {
  const { owner, review } = await reviewed('shopping3')
  const visitReply = () => visitPlainly(`/reviews/${review.id}/reply`, { browser: owner.browser })
  const [first, second] = [await visitReply(), await visitReply()]
  const send = async (page: typeof first, words: string) => {
    await page.getByLabel('Your reply').fill(words)
    await page.getByRole('button', { name: 'Post reply' }).click()
  }
  const stale = 'The reply has changed since you opened this page, so nothing was saved.'
  const replies = () => site.query('select reply from review where id = $1', [review.id])
  await send(first, 'Sorry about that.')
  await first.waitForURL(`**/shopping/shopping3#review-${review.id}`)
  await send(second, 'Thank you.')
  await second.getByText(stale, { exact: false }).waitFor()
  await second.getByText('Sorry about that.').waitFor()
  expect(await second.getByLabel('Your reply').inputValue()).toBe('Thank you.')
  expect(await replies()).toEqual([{ reply: 'Sorry about that.' }])
  const third = await visitReply()
  await send(second, 'Thank you.')
  await second.waitForURL(`**/shopping/shopping3#review-${review.id}`)
  await third.getByRole('button', { name: 'Delete reply' }).click()
  await third.getByText(stale, { exact: false }).waitFor()
  expect(await replies()).toEqual([{ reply: 'Thank you.' }])
  await third.getByRole('button', { name: 'Delete reply' }).click()
  expect(await replies()).toEqual([{ reply: '' }])
  // Once of all of them.
  const told = await site.query(
    `select event, href from notification where user_id = (select author_id from review where id = $1)`,
    [review.id],
  )
  expect(told).toEqual([{ event: 'review-replied', href: `/shopping/shopping3#review-${review.id}` }])
})

test('a reply is not saved over one that the open page learned of while it was written', async () => {
  const { owner, review } = await reviewed('shopping4')
  const path = `/reviews/${review.id}/reply`
  const page = await visit(path, { browser: owner.browser, expected: /status of 409/ })
  const reply = page.getByLabel('Your reply')
  const post = page.getByRole('button', { name: 'Post reply' })
  await reply.fill('Thank you.')
  const colleague = await visitPlainly(path, { browser: owner.browser })
  await colleague.getByLabel('Your reply').fill('Sorry about that.')
  await colleague.getByRole('button', { name: 'Post reply' }).click()
  await goTo(page, path)
  await page.getByRole('button', { name: 'Delete reply' }).waitFor()
  await post.click()
  await page.getByText('The reply has changed since you opened this page', { exact: false }).waitFor()
  await page.getByText('Sorry about that.').waitFor()
  expect(await reply.inputValue()).toBe('Thank you.')
  await post.click()
  await page.waitForURL(`**/shopping/shopping4#review-${review.id}`)
  expect(await site.query('select reply from review where id = $1', [review.id])).toEqual([
    { reply: 'Thank you.' },
  ])
})
