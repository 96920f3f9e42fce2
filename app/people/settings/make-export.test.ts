import { expect, test } from 'vitest'
import { signedIn } from '../../../tests/accounts.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { unzip } from '../../../tests/unzip.ts'
import { notify } from '../notifications/notify.server.ts'
import { loader } from './export.ts'
import { makeExport } from './make-export.server.ts'
import '../../registry/personal-parts.server.ts'
import { personalParts } from './personal-parts.ts'

const database = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const { page: context } = loaderArguments(database, '/account/export')
const place = { query, origin: 'http://localhost:3000' }
const maria = await signedIn(place, { name: 'Maria Santos' })
const ana = await signedIn(place, { name: 'Ana Reyes' })

test("an export has a file for each part, with the user's own data only", async () => {
  for (const { id, email } of [maria, ana])
    await notify(database.db, id, { event: 'email-changed', values: { email }, href: '/account', key: '1' })
  await query(
    `insert into account (user_id, provider_id, account_id, password) values ($1, 'credential', $2, 'a-hash')`,
    [maria.id, maria.id],
  )
  await query(
    `insert into second_step (user_id, secret, backup_codes, verified) values ($1, 'a-secret', 'some-codes', true)`,
    [maria.id],
  )
  await query(
    `insert into mail (key, user_id, address, language, subject, body, state, returned, problem)
     values ('hello', $1, $2, 'en', 'Hello', 'a-link', 'sent', 'bounced', '550 5.1.1 No such person'),
       ('booked', null, upper($2), 'en', 'Booked as a guest', '', 'sent', null, null)`,
    [maria.id, maria.email],
  )
  const files = unzip(Buffer.from(await new Response(await makeExport(context, maria)).arrayBuffer()))
  expect(Object.keys(files)).toEqual(personalParts().map(({ name }) => `${name}.json`))
  const text = Object.values(files).join('\n')
  expect(text).toContain('Maria Santos')
  expect(text).toContain(maria.email)
  expect(JSON.parse(files['two-step-login.json']!)).toMatchObject({ isOn: true })
  expect(JSON.parse(files['mails.json']!)).toMatchObject([
    { subject: 'Hello', returned: 'bounced', problem: '550 5.1.1 No such person', suppressed: false },
    { subject: 'Booked as a guest' },
  ])
  for (const secret of [
    'a-link',
    'Ana Reyes',
    ana.email,
    'a-hash',
    'a-secret',
    'some-codes',
    maria.cookie.split(/[=.%]/)[1]!,
  ])
    expect(text).not.toContain(secret)
})

test("an export is named by the islands' day", async () => {
  const now = new Date('2026-11-30T23:00Z')
  const asked = loaderArguments(database, '/account/export', { viewer: viewerWith(maria.id), now })
  const answer = await loader({ ...asked, params: {}, pattern: '' as never })
  await answer.arrayBuffer()
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="proa-2026-12-01.zip"')
})
