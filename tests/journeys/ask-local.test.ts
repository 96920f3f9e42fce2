import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { refuseToStore } from '../browser-storage.ts'
import { untilOldEnough } from '../form-age.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, untilAwake, visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('one answer is open at a time, and a press on it closes it, without scripts, too', async () => {
  const page = await visit('/ask-local', { javaScript: false })
  const items = page.locator('details[name=faq]')
  const open = page.locator('details[name=faq][open]')
  await items.nth(0).locator('summary').click()
  await items.nth(3).locator('summary').click()
  expect(await open.count()).toBe(1)
  expect(await open.getAttribute('id')).toBe('faq-tipping')
  await items.nth(3).locator('summary').click()
  expect(await open.count()).toBe(0)
})

test('search and category stand in the address, together; a link opens an answer, and one that names none shows the page', async () => {
  const page = await visit('/ask-local#123')
  // The panel of the search lies on the picture, not below it.
  const isAbove = await page.getByRole('navigation', { name: 'Categories' }).evaluate((categories) => {
    const panel = categories.parentElement!
    const { left, top } = panel.getBoundingClientRect()
    return panel.contains(document.elementFromPoint(left + 40, top + 4))
  })
  expect(isAbove).toBe(true)
  await page.getByRole('link', { name: 'Money', exact: true }).click()
  await expect.poll(() => page.locator('details[name=faq]').count()).toBe(2)
  await page.getByLabel('Search questions and answers').fill('island')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/ask-local?category=money&q=island')
  await page.getByText('No questions found').waitFor()
  await page.getByRole('link', { name: 'Show all questions' }).click()
  await expect.poll(() => page.locator('details[name=faq]').count()).toBe(12)
  await page.goto(`${site.origin}/ask-local#faq-water`)
  await page.getByText('Most people here don’t.').waitFor()
})

test('a kind of question is chosen without scripts, and stands beside the term in the address', async () => {
  const page = await visitPlainly('/ask-local?category=travel')
  await page.getByRole('link', { name: 'Advice', exact: true }).click()
  expect(page.url()).toContain('/ask-local?category=travel&kind=advice')
  await page.getByLabel('Search questions and answers').fill('island')
  await page.getByRole('button', { name: 'Search' }).click()
  expect(page.url()).toContain('/ask-local?category=travel&kind=advice&q=island')
})

test.each([
  ['/ask-local?category=food', null],
  ['/ask-local?kind=advice', 'noindex'],
  ['/ask-local?category=food&q=fish', 'noindex'],
])('search engines get %s with %s', async (path, robots) => {
  const html = withoutScripts(await (await site.ask(path)).text())
  expect(html.includes('content="noindex"')).toBe(robots === 'noindex')
})

test.each([true, false])(
  'a question is accepted, and typed text stays after a refusal (scripts: %s)',
  async (javaScript) => {
    const page = javaScript
      ? await visit('/ask-local', { width: 390, expected: /422/ })
      : await visitPlainly('/ask-local')
    const submit = page.getByRole('button', { name: 'Submit Question' })
    await page.getByLabel('Your Question').fill('Where can I learn to weave?')
    await page.getByLabel('Name').fill('Ana')
    await page.getByLabel('Email').fill('ana at home')
    await submit.click()
    await page.getByText('Enter an email address like').waitFor()
    expect(await page.getByLabel('Your Question').inputValue()).toBe('Where can I learn to weave?')

    const email = `ana-${javaScript}@example.com`
    await page.getByLabel('Email').fill(email)
    await untilOldEnough(page)
    await submit.click()
    await page.getByText('Thank you. We have received your question').waitFor()
    const [ticket] = await site.query('select reference, topic from ticket where email = $1', [email])
    expect(ticket.topic).toBe('question')
    await page.getByText(ticket.reference).waitFor()
  },
)

test('similar questions are shown while someone types theirs, and typing can go on', async () => {
  const page = await visit('/ask-local/new')
  const title = page.getByLabel('Your question in one sentence')
  await title.fill('  ')
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await title.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)).toBe(true)
  await title.fill('')
  await title.pressSequentially('Can I drink the water?')
  await page.getByText('Can I drink the tap water?').waitFor()
  await expect.poll(() => page.locator('textarea[name=message]').inputValue()).toBe('Can I drink the water?')
  const plain = await visitPlainly('/ask-local/new')
  await plain.getByLabel('Your question in one sentence').fill('ケラグエンはどこで')
  await plain.getByRole('button', { name: 'Continue' }).click()
  await plain.getByText('Where do islanders themselves eat kelaguen?').waitFor()
})

test('the form of a question keeps what is typed in it while another title is written', async () => {
  const page = await visit('/ask-local/new', { prepare: (page) => page.clock.install() })
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/ask-local/new.data') asked.push(searchParams.get('q'))
  })
  const writeTitle = async (title: string) => {
    await page.getByLabel('Your question in one sentence').fill(title)
    await page.clock.fastForward(1_000)
  }
  await writeTitle('Where can I learn to weave?')
  await page.getByLabel('Name').fill('Ana')
  await writeTitle('')
  await writeTitle('Can I drink the water?')
  await page.getByText('Can I drink the tap water?').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Ana')
  expect(asked).toEqual(['Where can I learn to weave?', 'Can I drink the water?'])
})

test('without scripts a member continues their question in the wizard', async () => {
  const maria = await signedIn(site)
  const page = await visitPlainly('/ask-local/new?q=Where+is+good+coffee%3F', { browser: maria.browser })
  await page.locator('#ask').getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Step 2 of 4').waitFor()
  await page.getByRole('button', { name: 'Recommendation' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Step 4 of 4').waitFor()
  expect(await page.getByLabel('Your Question').inputValue()).toBe('Where is good coffee?')
  await page.getByLabel('Details').fill('Near Garapan.')
  await page.getByLabel('Topic').selectOption({ label: 'Money' })
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await page.waitForURL('**/user-listings?*')
  const asked = await site.query('select ref, title, category from question where asker_id = $1', [maria.id])
  expect(asked).toMatchObject([{ title: 'Where is good coffee?', category: 'money' }])
  await site.query('update question set hidden_at = null where asker_id = $1', [maria.id])
  for (const [language, kind] of [
    ['ko', '추천'],
    ['zh', '推荐'],
  ])
    expect(await (await site.ask(`/ask-local/${asked[0]!.ref}?lang=${language}`)).text()).toContain(
      `>${kind}<`,
    )
})

test('an answer that the browser does not store is said not to wait for its writer to sign in', async () => {
  const page = await visit('/ask-local/1')
  await page.getByText('What you type is kept in this browser.', { exact: false }).waitFor()
  await page.evaluate(refuseToStore)
  await page.getByLabel('Add Your Answer').fill('Bring a hat, too.')
  await page.getByText('what you type is not stored in this browser', { exact: false }).waitFor()
  const login = await page.getByRole('link', { name: 'Log in', exact: true }).getAttribute('href')
  expect(login).toBe('/login?next=%2Fask-local%2F1%23your-answer')
})

test('an answer waits in the browser for its writer to sign in', async () => {
  const page = await visit('/ask-local/1')
  await page.getByLabel('Add Your Answer').fill('Bring a hat, too.')
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/ask-local/1#your-answer')
  await page.goto(`${site.origin}/ask-local/1#your-answer`)
  await expect.poll(() => page.getByLabel('Add Your Answer').inputValue()).toBe('Bring a hat, too.')
  await page.getByLabel('Add Your Answer').fill('Bring a hat, too. '.repeat(300))
  await page.reload()
  await page.getByText('This is too long. Use up to 5,000 characters.').waitFor()
})

test('a thread describes its answers to search engines; an unknown address shows another thread with a notice', async () => {
  const html = await (await site.ask('/ask-local/1')).text()
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!
  expect(JSON.parse(data)['@graph'].at(-1)).toMatchObject({
    '@type': 'QAPage',
    mainEntity: { answerCount: 2, acceptedAnswer: { upvoteCount: 27 } },
  })
  const gone = await site.ask('/ask-local/999')
  expect(gone.status).toBe(404)
  const shown = withoutScripts(await gone.text())
  expect(shown).toContain('no longer available')
  expect(shown).toContain('content="noindex"')
})

test('the next visitor sees a new vote at once', async () => {
  const upvotes = async () => {
    const html = withoutScripts(await (await site.ask('/ask-local/1')).text())
    return /<span class="tabular-nums">(\d+)</.exec(html)?.[1]
  }
  expect(await upvotes()).toBe('27')
  await site.query(`insert into answer_upvote (answer_id, voter_id)
    select question.accepted_answer_id, users.id from question, users where question.ref = '1'
    and not exists (select from answer_upvote where answer_id = accepted_answer_id and voter_id = users.id) limit 1`)
  await expect.poll(upvotes).toBe('28')
})

test('those who are signed in answer, reply, vote, and continue a question in the wizard, with scripts and without', async () => {
  const maria = await signedIn(site)
  for (const javaScript of [true, false]) {
    const page = await (javaScript ? visit : visitPlainly)('/ask-local/4', { browser: maria.browser })
    await page.getByLabel('Add Your Answer').fill(`Bring a hat, too. (${javaScript})`)
    await page.getByRole('button', { name: 'Post Answer' }).click()
    const answer = page.locator('li[id^=answer-]', { hasText: `Bring a hat, too. (${javaScript})` })
    await answer.waitFor()
    await answer.getByText('Reply', { exact: true }).click()
    await answer.getByLabel('Your reply to Maria Santos').fill('And water.')
    await answer.getByRole('button', { name: 'Post Reply' }).click()
    await answer.getByText('And water.').waitFor()
    const vote = page.getByRole('button', { name: /^Upvote the answer/ }).first()
    const pressed = await vote.getAttribute('aria-pressed')
    await vote.click()
    await expect.poll(() => vote.getAttribute('aria-pressed')).toBe(String(pressed !== 'true'))

    await page.goto('/ask-local/new?q=Where+is+good+coffee%3F')
    await page.locator('#ask').getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Step 2 of 4').waitFor()
  }
})

test('an answer that does not arrive stays in its form, and one that does leaves it, with the note of its length', async () => {
  const { browser } = await signedIn(site)
  const page = await visit('/ask-local/3', { browser, expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })
  const box = page.getByLabel('Add Your Answer')
  await untilAwake(box)
  const text = 'Ask at the harbor. '.repeat(250).trim()
  await box.fill(text)
  await page.getByText('4,749 of 5,000 characters').waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.getByText('Everything you entered is still here.').waitFor()
  await page.locator('#your-answer button[aria-busy]').waitFor({ state: 'detached' })
  expect(await box.inputValue()).toBe(text)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.locator('li[id^=answer-]', { hasText: 'Ask at the harbor.' }).waitFor()
  await expect.poll(() => box.inputValue()).toBe('')
  await page.getByText('of 5,000 characters').waitFor({ state: 'detached' })
})

test('at the address of a question that is gone, what one does is done to the one shown in its place, without scripts', async () => {
  const ana = await signedIn(site, { name: 'Ana Reyes' })
  const page = await visitPlainly('/ask-local/999', { browser: ana.browser })
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.waitForURL('**/ask-local/1')
  const followed = await site.query(
    'select ref from question join question_follower on question.id = question_id where user_id = $1',
    [ana.id],
  )
  expect(followed).toEqual([{ ref: '1' }])

  const typed = 'Bring a hat, too. '.repeat(300)
  await page.goto('/ask-local/999')
  await page.getByLabel('Add Your Answer').fill(typed)
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.getByText('This is too long. Use up to 5,000 characters.').waitFor()
  expect((await page.getByLabel('Add Your Answer').inputValue()).trim()).toBe(typed.trim())
})

test('an answer of spaces is told what it lacks, without scripts', async () => {
  const ana = await signedIn(site, { name: 'Ana Reyes' })
  const page = await visitPlainly('/ask-local/2', { browser: ana.browser })
  await page.getByLabel('Add Your Answer').fill('  ')
  await page.getByRole('button', { name: 'Post Answer' }).click()
  await page.getByText('Please write your answer.').waitFor()
})

test('a question is followed and no longer followed, without scripts', async () => {
  const ana = await signedIn(site, { name: 'Ana Reyes' })
  const page = await visitPlainly('/ask-local/2', { browser: ana.browser })
  const follows = () => site.query('select from question_follower where user_id = $1', [ana.id])
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  expect(await follows()).toHaveLength(1)
  await page.getByRole('button', { name: 'Following' }).click()
  expect(await follows()).toEqual([])
  const guest = await visitPlainly('/ask-local/2')
  await guest.getByRole('link', { name: 'Follow', exact: true }).click()
  await guest.waitForURL('**/login?next=%2Fask-local%2F2')
  const open = () => visit('/ask-local/2', { browser: ana.browser, width: 390 })
  expect(await axeInTurn(open)).toEqual([])
})
