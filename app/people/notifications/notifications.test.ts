import { beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '../../../tests/accounts.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { newsOf } from '../../../tests/sample-news.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { choiceIn, findOff, saveOff, switchOff } from './channels.server.ts'
import { channels, chosenEvents, eventNames, type Notice } from './events.ts'
import { forgetNotifications } from './forget-notifications.server.ts'
import { findNotifications, markRead, unreadCount } from './find-notifications.server.ts'
import { loadNotifications } from './load-notifications.server.ts'
import { mailNotice } from './mail-notice.server.tsx'
import { noticeText } from './notice-text.ts'
import { notify } from './notify.server.ts'
import { notificationData } from './personal-data.server.ts'
import { loader } from './unsubscribe-page.tsx'
import { readUnsubscribe, unsubscribePath } from './unsubscribe.server.ts'

const database = await testDatabase()
const { db, pool } = database
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const { page: context } = loaderArguments(database, '/notifications')

let id = ''
let email = ''
beforeEach(async () => {
  await query('delete from graphile_worker._private_jobs')
  await query('delete from mail')
  ;({ id, email } = await signedIn({ query, origin: context.origin }))
})

const cheaper = (key: string) => ({
  event: 'price-drop' as const,
  values: { title: 'Corolla {LE}', wasCents: 1_890_000, nowCents: 1_750_000 },
  href: '/vehicles/2',
  key,
})

/** The form of the page with no box checked. */
function nothingChecked() {
  const form = new FormData()
  for (const event of eventNames) form.append('shown', event)
  return form
}

/** Runs the queued jobs, as the server does. */
async function deliver() {
  const waiting = await query(
    `delete from graphile_worker._private_jobs where task_id =
       (select id from graphile_worker._private_tasks where identifier = 'mail-notice') returning payload`,
  )
  for (const { payload } of waiting) await mailNotice.run(payload, context)
  return query('select address, subject, body, unsubscribe from mail where user_id = $1', [id])
}

test('the same occasion is reported once on the site and once by mail', async () => {
  await notify(db, id, cheaper('1'))
  await notify(db, id, cheaper('1'))
  expect(await unreadCount(db, id)).toBe(1)
  const [mail, ...others] = await deliver()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ address: email, subject: 'Lower price: Corolla {LE}' })
  expect(mail.body).toContain('$18,900')
  expect(mail.body).toContain('href="http://localhost:3000/vehicles/2"')
})

test('a mail whose job can not be stored is written when its notice is tried again', async () => {
  await notify(db, id, cheaper('1'))
  await query(`create function stop() returns trigger language plpgsql as $$ begin raise 'no job'; end $$;
    create trigger stop before insert on graphile_worker._private_jobs execute function stop()`)
  const [{ payload }] = await query('select payload from graphile_worker._private_jobs')
  await expect(mailNotice.run(payload, context)).rejects.toThrow()
  await query('drop function stop cascade')
  expect(await deliver()).toHaveLength(1)
  expect(await query('select from graphile_worker._private_jobs')).toHaveLength(1)
})

test.each([
  { event: 'new-sign-in' as const, values: { browser: 'Chrome', system: 'Android' } },
  { event: 'password-changed' as const, values: {} },
])('the mail about $event leads to the passkeys, too: a new password leaves them', async (notice) => {
  await notify(db, id, { ...notice, href: '/account/password', key: '1' })
  const [mail] = await deliver()
  expect(mail.body).toContain('remove passkeys that are not yours')
  expect(mail.body).toContain('href="http://localhost:3000/account/passkeys"')
})

test('nothing is sent if the transaction of the event fails', async () => {
  const failed = db.transaction(async (tx) => {
    await notify(tx, id, cheaper('1'))
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await unreadCount(db, id)).toBe(0)
  expect(await deliver()).toEqual([])
})

test("every event has a text in the reader's language", async () => {
  const values = {
    reason: 'Too dark.',
    text: 'Yes, you may.',
    cents: 500,
    title: 'x',
    wasCents: 2,
    nowCents: 1,
    name: 'y',
    count: 5,
    rating: 5,
    titles: ['a', 'b', 'c'],
    first: ['a', 'b'],
    outcome: 'kept',
    reference: 'AD-1',
    state: 'running',
    dueCents: 1,
    words: '',
  }
  const device = { browser: 'Safari', system: 'iPhone' }
  const more = { ...device, email: 'new@example.com', at: '2026-12-01T00:00:00Z', role: 'moderator' }
  for (const event of eventNames)
    await notify(db, id, {
      event,
      values: { ...values, ...more, ...newsOf(event) },
      href: '/',
      key: event,
    } as Notice & { href: string; key: string })
  const viewer = { id } as NonNullable<typeof context.viewer>
  const textsIn = async (language: 'en' | 'ko') => {
    const pages = [1, 2, 3]
      .map((page) => `/notifications?page=${page}`)
      .map((address) =>
        loadNotifications({ ...context, viewer, language }, new URL(address, 'http://localhost:3000')),
      )
    return (await Promise.all(pages))
      .flatMap(({ notifications }) => notifications)
      .map(({ title, text }) => `${title} ${text}`)
  }
  const [english, korean] = [await textsIn('en'), await textsIn('ko')]
  expect(english).toHaveLength(eventNames.length)
  expect(english.filter((text) => /\{|undefined|NaN/.test(text))).toEqual([])
  expect(korean.filter((text) => !/[가-힣]/.test(text))).toEqual([])
})

test('who has left is a former member in what others were told of them', () => {
  const textsOf = (notice: Notice) => {
    const { title, text } = noticeText(notice, 'en')
    return [title, text].map((one) => i18nOf('en')._(one))
  }
  expect(textsOf({ event: 'message', values: { name: '', title: 'Corolla' } })).toEqual([
    'Former member wrote to you',
    'About Corolla. It is waiting in your messages.',
  ])
  expect(
    textsOf({ event: 'booking-arrivals', values: { count: 2, first: ['', 'Ben · Lagoon House'] } })[1],
  ).toBe('The first: Former member · Ben · Lagoon House')
})

test('who leaves loses their name in what others were told of them, and no one else of the same name', async () => {
  const leaver = await signedIn({ query, origin: context.origin })
  const namesake = await signedIn({ query, origin: context.origin })
  const wrote = {
    event: 'message',
    values: { title: 'Corolla', name: 'Maria Santos' },
    href: '/messages',
  } as const
  for (const one of [leaver, namesake]) await notify(db, id, { ...wrote, key: one.id, about: [one.id] })
  await db.transaction((tx) => notificationData.erase(tx, leaver))
  expect(
    await query(`select "values" ->> 'name' as name from notification where user_id = $1 order by id`, [id]),
  ).toEqual([{ name: '' }, { name: 'Maria Santos' }])
})

test('notifications are deleted after 180 days, read or not', async () => {
  for (const key of ['old', 'old and read', 'fresh']) await notify(db, id, cheaper(key))
  await query(
    `update notification set read_at = case when key = 'old and read' then now() end,
       created_at = now() - case when key = 'fresh' then interval '179 days' else interval '181 days' end
     where user_id = $1`,
    [id],
  )
  await forgetNotifications.run({}, context)
  expect(await query('select key from notification where user_id = $1', [id])).toEqual([{ key: 'fresh' }])
})

test('a reason without a final full stop is separated from our text', async () => {
  const reasons = {
    'Too dark': 'Too dark. You',
    'Too dark!': 'Too dark! You',
    어둡습니다: '어둡습니다. You',
    '暗い。': '暗い。 You',
  }
  for (const [reason, told] of Object.entries(reasons)) {
    const { text } = noticeText({ event: 'verification-refused', values: { reason } }, 'en')
    expect(i18nOf('en')._(text)).toContain(told)
  }
})

test.each<Notice>([
  { event: 'account-suspended', values: { reason: 'Repeated spam' } },
  { event: 'question-refused', values: { title: 'Where to swim?', reason: 'Repeated spam' } },
  {
    event: 'advertisement',
    values: { reference: 'AD1', state: 'refused', reason: 'Repeated spam', dueCents: 0 },
  },
])('a reason without a full stop is parted from what follows: %j', async (notice) => {
  await notify(db, id, { ...notice, href: '/', key: '1' })
  const [{ body }] = await deliver()
  expect(body).toMatch(/Repeated spam\. You /)
})

describe('switched-off events', () => {
  test('are not sent on that channel, but security mails are always sent', async () => {
    await saveOff(db, id, choiceIn(nothingChecked()))
    await notify(db, id, cheaper('1'))
    await notify(db, id, { event: 'password-changed', values: {}, href: '/account', key: '2' })
    expect(await unreadCount(db, id)).toBe(0)
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Your password was changed'])
  })

  test('can not be what admins must look at, which the page does not offer', async () => {
    const ofAdmins = [
      'ledger-differs',
      'orders-differ',
      'payment-held',
      'dispute-waits',
      'objection-waits',
    ] as const
    expect(eventNames.filter((event) => !chosenEvents.includes(event))).toEqual(ofAdmins)
    await saveOff(db, id, choiceIn(nothingChecked()))
    await notify(db, id, {
      event: 'ledger-differs',
      values: { count: 2 },
      href: '/admin/operation',
      key: '1',
    })
    expect(await unreadCount(db, id)).toBe(1)
    const [mail] = await deliver()
    expect(mail).toMatchObject({ subject: 'The ledger does not add up', unsubscribe: null })
    expect(mail.body).toContain('found 2 differences. See the Operation page.')
  })

  test('are those whose boxes a form leaves unchecked', () => {
    const form = nothingChecked()
    for (const channel of channels)
      for (const event of eventNames) if (event !== 'price-drop') form.append(channel, event)
    expect(choiceIn(form).off).toEqual(channels.map((channel) => ({ event: 'price-drop', channel })))
  })

  test('stay as they are where a page from before a new event does not show it', async () => {
    const email = { channel: 'email' } as const
    for (const event of ['price-drop', 'saved-search'] as const) await switchOff(db, id, { event, ...email })
    const form = nothingChecked()
    form.delete('shown')
    form.set('shown', 'price-drop')
    form.set('email', 'price-drop')
    form.set('in-app', 'price-drop')
    await saveOff(db, id, choiceIn(form))
    expect(await findOff(db, id)).toEqual([{ event: 'saved-search', ...email }])
  })

  test('are added by the link in a mail, and by no other link', async () => {
    await notify(db, id, cheaper('1'))
    const [{ unsubscribe }] = await deliver()
    expect(unsubscribe).toBe(context.origin + unsubscribePath(context, id, 'price-drop'))
    const token = unsubscribe.split('/').at(-1)
    expect(readUnsubscribe(context, token)).toEqual({ userId: id, event: 'price-drop' })
    const forged = [
      token.slice(0, -1),
      token.replace('price-drop', 'saved-search'),
      token.replace(id, id.replace(/^./, '0')),
      '',
    ]
    for (const one of forged.filter((text) => text !== token))
      expect(readUnsubscribe(context, one), one).toBeNull()
    await switchOff(db, id, { event: 'price-drop', channel: 'email' })
    await query('delete from mail')
    await notify(db, id, cheaper('2'))
    expect(await unreadCount(db, id)).toBe(2)
    expect(await deliver()).toEqual([])
  })

  test('are what the link in a mail shows when it is opened again', async () => {
    const path = unsubscribePath(context, id, 'price-drop')
    const asked = { ...loaderArguments(database, path), params: { token: path.split('/').at(-1)! } }
    const done = async () => (await loader({ ...asked, pattern: '/unsubscribe/:token' })).done
    expect(await done()).toBeNull()
    await switchOff(db, id, { event: 'price-drop', channel: 'email' })
    expect(await done()).toEqual({ isOnSite: true })
    await switchOff(db, id, { event: 'price-drop', channel: 'in-app' })
    expect(await done()).toEqual({ isOnSite: false })
  })
})

test('an unconfirmed address gets only mails about the account itself', async () => {
  await query('update users set email_verified = false where id = $1', [id])
  await notify(db, id, cheaper('1'))
  await notify(
    db,
    id,
    { event: 'email-changed', values: { email }, href: '/account', key: '2' },
    'old@example.com',
  )
  expect((await deliver()).map(({ address }) => address)).toEqual(['old@example.com'])
})

test("a user can't mark another user's notification as read", async () => {
  await notify(db, id, cheaper('1'))
  const { rows } = await findNotifications(db, id, 1)
  const other = await signedIn({ query, origin: context.origin })
  expect(await markRead(db, other.id, rows[0]!.id)).toBe(false)
  expect(await unreadCount(db, id)).toBe(1)
})
