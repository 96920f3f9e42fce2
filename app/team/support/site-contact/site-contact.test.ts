import { expect, test } from 'vitest'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { somebody } from '../../../../tests/people.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { readContactForm } from './read-contact-form.server.ts'
import { findContact, readContact, saveContact } from './site-contact.server.ts'
import { networkNames, noContact, seenField, type SiteContact, socialLinks } from './site-contact.ts'

const database = await testDatabase()
const { db, pool } = database
const adminId = await somebody(db)

function formOf(fields: Partial<SiteContact>, seen = JSON.stringify(noContact)) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, [seenField]: seen })) form.set(name, value)
  return form
}
const save = (changes: Partial<SiteContact>, seen = noContact) =>
  db.transaction((tx) => saveContact(tx, { adminId, contact: { ...noContact, ...changes }, seen }))

test.each([
  ['facebook', 'https://www.facebook.com/proa.cnmi', 'https://www.facebook.com/proa.cnmi'],
  ['facebook', ' m.facebook.com/profile.php?id=1 ', 'https://m.facebook.com/profile.php?id=1'],
  ['twitter', 'https://twitter.com/proa', 'https://twitter.com/proa'],
  ['twitter', 'HTTPS://X.com/proa', 'https://x.com/proa'],
  ['instagram', 'instagram.com/proa/', 'https://instagram.com/proa/'],
  ['linkedin', 'https://kr.linkedin.com/company/proa', 'https://kr.linkedin.com/company/proa'],
] as const)('%s takes %s', (network, typed, href) => {
  const { contact, wrong } = readContactForm(formOf({ [network]: typed }))
  expect(wrong).toEqual([])
  expect(socialLinks(contact)).toEqual([{ network, name: networkNames[network], href }])
})

test.each([
  ['facebook', 'https://facebook.com'],
  ['facebook', 'http://facebook.com/proa'],
  ['facebook', 'https://facebook.com.example/proa'],
  ['facebook', 'https://notfacebook.com/proa'],
  ['facebook', 'https://facebook.com@evil.example/proa'],
  ['facebook', 'https://me:secret@facebook.com/proa'],
  ['facebook', 'https://facebook.com:8443/proa'],
  ['facebook', 'javascript://facebook.com/%0aalert(1)'],
  ['facebook', `https://facebook.com/${'a'.repeat(200)}`],
  ['twitter', 'https://instagram.com/proa'],
  ['instagram', 'proa'],
  ['linkedin', 'https://linkedin.com/"><script>'.repeat(10)],
  ['email', 'help at example'],
  ['phone', 'ask around'],
  ['phone', '(---) --- ----'],
  ['address', 'x'.repeat(301)],
] as const)('%s refuses %s, which stays as it was typed', (field, typed) => {
  const { contact, wrong } = readContactForm(formOf({ [field]: typed }))
  expect([wrong, contact]).toEqual([[field], { ...noContact, [field]: typed }])
})

test('what is saved is written down by field, and nothing where nothing changed', async () => {
  const audit = async () =>
    (await pool.query(`select actor_id, changes from audit where subject_id = 'contact' order by id`)).rows
  expect(await readContact(db)).toEqual(noContact)
  expect(await save({ phone: '(670) 555-0100' })).toBe(true)
  const now = await readContact(db)
  expect(now).toEqual({ ...noContact, phone: '(670) 555-0100' })
  expect(await save(now, now)).toBe(true)
  expect(await audit()).toEqual([{ actor_id: adminId, changes: { phone: ['', '(670) 555-0100'] } }])
  expect(await save({ email: 'late@example.com' })).toBe(false)
  expect(await readContact(db)).toEqual(now)
})

test.each(['no JSON', '{}', '{"email": 5}'])('a form that saw %s saw nothing', (seen) => {
  expect(readContactForm(formOf({}, seen)).seen).toBeNull()
})

test('where it can not be read a page is shown without it, and not kept', async () => {
  const broken = { execute: () => Promise.reject(new Error('out of reach')) } as unknown as typeof db
  const { page: context } = loaderArguments(database, '/', { database: broken })
  expect(await findContact(context)).toEqual(noContact)
  expect(context.validUntil).toBe(0)
  expect([...context.tags]).toEqual(['setting:contact'])
})
