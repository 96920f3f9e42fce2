import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Role } from '../../accounts/viewer.ts'
import { record } from '../audit.server.ts'
import type { Changes } from '../tables.server.ts'
import { auditAddress } from './audit-address.ts'
import { loader } from './audit-page.tsx'

const database = await testDatabase()
const { db, pool } = database
const admin = await somebody(db, 'Ada Admin')

const read = async (address: string, role: Role = 'admin') => {
  const args = loaderArguments(database, address, { viewer: viewerWith(admin, { role }) })
  return loader({ ...args, params: {}, pattern: '' as never })
}
const write = (
  action: string,
  kind: string,
  id: string,
  changes: Changes = {},
  actorId: string | null = admin,
) => record(db, { actorId, action, subject: { kind, id }, changes })
const subjects = async (address: string) =>
  (await read(address)).lines.map(({ subject }) => `${subject.kind}/${subject.ref}`)

test('where nothing was decided there is nothing', async () => {
  expect(await read('/admin/audit')).toMatchObject({ lines: [], next: false, actions: [] })
})

test('the latest stands first: who, what, about what, before and after', async () => {
  const user = await somebody(db)
  await write('role', 'user', user, { role: ['user', 'moderator'] })
  await write('ticket-state', 'ticket', '3847-1659', { state: ['open', 'closed'] }, null)
  const { lines, actions } = await read('/admin/audit')
  expect(lines).toMatchObject([
    {
      action: 'ticket-state',
      actorId: null,
      href: '/admin/support/3847-1659',
      changes: { state: ['open', 'closed'] },
    },
    {
      action: 'role',
      actor: 'Ada Admin',
      href: `/admin/users/${user}`,
      title: 'Maria Santos',
      changes: { role: ['user', 'moderator'] },
    },
  ])
  expect(actions).toEqual(['role', 'ticket-state'])
})

test('it is narrowed by who, what, about what and when; what is no filter narrows nothing', async () => {
  const other = await somebody(db, 'Ben')
  await write('moderation listing', 'vehicle', '77', {}, other)
  await pool.query(
    `insert into audit (at, actor_id, action, subject_kind, subject_id)
     values ('2020-02-29 23:30+10', $1, 'role', 'user', 'old')`,
    [admin],
  )
  expect(await subjects(`/admin/audit?by=${other}`)).toEqual(['vehicle/77'])
  expect(await subjects(`/admin/audit?by=${other.toUpperCase()}@EXAMPLE.com`)).toEqual(['vehicle/77'])
  expect(await subjects('/admin/audit?by=nobody@example.com')).toEqual([])
  expect(await subjects('/admin/audit?by=nobody')).toEqual([])
  expect(await subjects('/admin/audit?action=moderation+listing')).toEqual(['vehicle/77'])
  expect(await subjects('/admin/audit?subject=vehicle/77')).toEqual(['vehicle/77'])
  expect(await subjects('/admin/audit?subject=vehicle')).toEqual(['vehicle/77'])
  expect(await subjects('/admin/audit?subject=vehicle/7')).toEqual([])
  // The days are those of the islands.
  expect(await subjects('/admin/audit?from=2020-02-29&until=2020-02-29')).toEqual(['user/old'])
  expect(await subjects('/admin/audit?until=2020-02-28')).toEqual([])
  expect(await subjects('/admin/audit?from=2020-02-30&until=x&after=y')).toHaveLength(4)
})

test('a long one comes a page at a time, each line once', async () => {
  // All at the same moment, as what one transaction writes.
  await pool.query(
    `insert into audit (action, subject_kind, subject_id) select 'many', 'user', n::text from generate_series(1, 70) n`,
  )
  const first = await read('/admin/audit?action=many')
  const rest = await read(auditAddress({ action: 'many', after: String(first.lines.at(-1)!.id) }))
  expect([first.lines.length, first.next, rest.lines.length, rest.next]).toEqual([50, true, 20, false])
  expect(new Set([...first.lines, ...rest.lines].map(({ id }) => id)).size).toBe(70)
})

test.each(['update audit set action = $1', 'delete from audit where action <> $1', 'truncate audit'])(
  'nobody changes it: %s',
  async (text) => {
    const { rows: before } = await pool.query('select count(*) from audit')
    await expect(pool.query(text, text.includes('$1') ? ['x'] : [])).rejects.toThrow(/only ever added/)
    expect((await pool.query('select count(*) from audit')).rows).toEqual(before)
  },
)

test.each([
  ['moderator', 403],
  ['user', 403],
] as const)('a %s does not read it', async (role, status) => {
  await expect(read('/admin/audit', role)).rejects.toMatchObject({ init: { status } })
})
