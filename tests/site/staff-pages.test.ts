import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import '../../app/registry/register.server.ts'
import { knownAreas } from '../../app/directory/known-areas.ts'
import { auditAddress } from '../../app/ground/audit/audit-query.ts'
import { reportReasons, stateAfter } from '../../app/market/approval/cases.ts'
import { auditedRooms } from '../../app/team/audit-page/audited-rooms.ts'
import { typeLabels } from '../../app/team/moderation/case-labels.ts'
import { moderationAudited } from '../../app/team/moderation/audited.server.ts'
import { adminWithThings } from '../admin-with-things.ts'
import { hasTurn, importId, mailId, personId } from '../pages.ts'
import { startSite } from '../site.ts'
import { routePaths } from '../site-routes.ts'

const site = await startSite()
const { id: adminId, cookie } = await adminWithThings(site)

const idIn = async (rows: string) =>
  String((await site.query(`select id::text from ${rows} order by id limit 1`))[0]!.id)
const listingRefs = await site.query('select kind, min(ref) as ref from listing where live group by kind')

/** By its kind, one of all that something can be decided about. */
const subjects: Readonly<Record<string, string>> = {
  ...Object.fromEntries(knownAreas().map(({ kind }) => [kind, 'gone'])), // of an area without samples
  ...Object.fromEntries(listingRefs.map(({ kind, ref }) => [kind, ref])),
  user: personId,
  person: personId,
  import: importId,
  mail: mailId,
  directory: 'vehicle',
  island: 'saipan',
  booking: 'SWEEP23456',
  content: 'faq/entry',
  bulk: '1',
  ticket: (await site.query('select reference from ticket limit 1'))[0]!.reference,
  question: (await site.query('select ref from question limit 1'))[0]!.ref,
  answer: await idIn('answer'),
  review: await idIn('review'),
  post: await idIn('listing_post'),
  campaign: await idIn('campaign'),
  'sale-rating': await idIn('sale_rating'),
  message: await idIn('message'),
  application: await idIn('application'),
  'dispute-post': await idIn('dispute_post'),
  'fee-invoice': '1',
  order: 'SWEEP56789',
  'suppressed-address': await idIn('suppressed_address'),
  'background-job': 'make-photo-versions',
}
const rooms = auditedRooms()
const namesIn = (of: 'actions' | 'subjects' | 'settings') =>
  rooms.flatMap((room) => Object.keys(room[of] ?? {}))

/** A quarter of them is asked for each day, in `npm run sweep` all; so it is with the choices of forms below. */
async function faultsOf(addresses: readonly string[]) {
  const faults: string[] = []
  for (const address of addresses.filter((_, at) => hasTurn(at))) {
    const { status } = await site.ask(address, { headers: { cookie } })
    if (status >= 400) faults.push(`${status} ${address}`)
  }
  return faults
}

test('the audit opens with each decision that can be written down, and on each kind of thing', async () => {
  const kinds = namesIn('subjects')
  expect(kinds.filter((kind) => !Object.hasOwn(subjects, kind))).toEqual([])
  const fields = (action: string) =>
    rooms.flatMap((room) => Object.entries(room.actions[action]?.fields ?? {}))
  const decisions = [
    ...namesIn('actions').map((action) => [action, 'user', personId]),
    ...kinds.flatMap((kind) =>
      [subjects[kind]!, goneOf(kind)].map((ref) => ['moderation report', kind, ref]),
    ),
    ...namesIn('settings').map((setting) => ['settings', 'setting', setting]),
  ]
  for (const [action, kind, ref] of decisions)
    await site.query(
      `insert into audit (actor_id, action, subject_kind, subject_id, changes) values ($1, $2, $3, $4, $5)`,
      [
        adminId,
        action,
        kind,
        ref,
        Object.fromEntries(
          fields(action!).map(([name, { kind: named }]) => [name, [null, named ? personId : '1']]),
        ),
      ],
    )
  const [left] = await site.query(`insert into users (full_name) values ('') returning id`)
  await site.query(
    `insert into audit (actor_id, action, subject_kind, subject_id) values ($1, 'role', 'user', $2)`,
    [left!.id, personId],
  )
  const narrowed = [
    ...namesIn('actions').map((action) => auditAddress({ action })),
    ...[...kinds, 'setting'].map((subject) => auditAddress({ subject })),
    ...kinds.map((kind) => auditAddress({ subject: `${kind}/${subjects[kind]}` })),
    ...['juan', 'sweep', 'toy', '박물관', personId].flatMap((words) => [
      auditAddress({ subject: words }),
      auditAddress({ by: words }),
    ]),
    auditAddress({ from: '2020-01-01', until: '2099-12-31' }),
  ]
  expect(await faultsOf(narrowed)).toEqual([])
})

/** The id of none, as the kind has them. */
const goneOf = (kind: string) => (/^[\da-f]{8}-/.test(subjects[kind]!) ? crypto.randomUUID() : '987654321')

test('the queue and each case open, of each type and state, on each kind of thing, that is there or gone', async () => {
  const kinds = Object.keys({
    ...moderationAudited.subjects,
    ...Object.fromEntries(knownAreas().map(({ kind }) => [kind, 0])),
  })
  const states = ['open', 'withdrawn', ...Object.values(stateAfter)]
  const types = Object.keys(typeLabels).filter((type) => type !== 'appeal')
  const rows = kinds
    .filter((kind) => kind !== 'bulk')
    .flatMap((kind) => [subjects[kind]!, goneOf(kind)].map((ref) => ({ kind, ref })))
    .flatMap((subject) => types.map((type) => ({ ...subject, type })))
    .map((row, at) => ({ ...row, state: states[at % states.length] }))
  const added = await site.query(
    `insert into moderation_case (type, subject_kind, subject_ref, listing_id, owner_id, quote, state, decided_at, decided_by)
     select type, kind, ref, (select id from listing where listing.kind = one.kind and listing.ref = one.ref), $2, 'Quoted',
       state, case when state <> 'open' then now() end, case when state <> 'open' then $3::uuid end
     from jsonb_to_recordset($1) one (type text, kind text, ref text, state text)
     on conflict (type, subject_kind, subject_ref) where state = 'open' do update set quote = excluded.quote returning id`,
    [JSON.stringify(rows), personId, adminId],
  )
  await site.query(
    `insert into moderation_report (case_id, reason, text) select id, given, 'x' from moderation_case, unnest($1::text[]) given
     where type = 'report' on conflict do nothing`,
    [reportReasons],
  )
  const appeals = await site.query(
    `insert into moderation_case (type, subject_kind, subject_ref, listing_id, owner_id, quote, appeal_of)
     select distinct on (subject_kind, subject_ref) 'appeal', subject_kind, subject_ref, listing_id, owner_id, 'Please', id
     from moderation_case where state in ('refused', 'hidden') order by subject_kind, subject_ref, id returning id`,
  )
  const all = [...added, ...appeals].map(({ id }) => id as string)
  const queues = all.filter((_, at) => at % 45 === 0).map((id) => `/admin/moderation?after=${id}`)
  expect(await faultsOf([...queues, ...all.map((id) => `/admin/moderation/${id}`)])).toEqual([])
})

test('an admin reads that another one decides about a claim, an ID and a booking of their own', async () => {
  const [claim] = await site.query(
    `select id from listing_claim where claimant_id = $1 and state = 'waiting'`,
    [adminId],
  )
  const [request] = await site.query(
    `insert into verification_request (user_id, status, submitted_at) values ($1, 'pending', now()) returning id`,
    [adminId],
  )
  const addresses = [`claims/${claim!.id}`, `verification/${request!.id}`, 'bookings/SWEEP23456']
  for (const address of addresses) {
    const answer = await site.ask(`/admin/${address}`, { headers: { cookie } })
    const main = parseHTML(await answer.text()).document.querySelector('main')!
    expect(main.textContent, address).toContain('You have a part in this, so another admin has to decide it.')
    expect(main.querySelectorAll('form'), address).toHaveLength(0)
  }
})

/** Where links and forms of a page lead to among the staff's: forms by each of their choices, and by some words. */
function waysIn(html: string, address: string): string[] {
  const { document } = parseHTML(html)
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!)
  const searches = [...document.querySelectorAll('form')].filter(
    (form) => (form.getAttribute('method') ?? 'get').toLowerCase() === 'get',
  )
  const asked = searches.flatMap((form) => {
    const path = form.getAttribute('action') ?? address
    return [...form.querySelectorAll('select[name], input[name]')].flatMap((control) => {
      const name = control.getAttribute('name')!
      const values =
        control.localName === 'select'
          ? [...control.querySelectorAll('option')].map(
              (option) => option.getAttribute('value') ?? option.textContent,
            )
          : ['radio', 'checkbox', 'hidden'].includes(control.getAttribute('type') ?? '')
            ? [control.getAttribute('value') ?? 'on']
            : ['juan', 'SWEEP23456', '2026-11-22', personId, `%_'"<`]
      const inTurn = values.filter((_, at) => hasTurn(at))
      return inTurn.map((value) => `${path.split('?')[0]}?${new URLSearchParams({ [name]: value })}`)
    })
  })
  return [...links, ...asked]
    .map((way) => new URL(way, new URL(address, site.origin)))
    .filter(
      ({ origin, pathname, searchParams }) =>
        origin === site.origin && /^\/admin(?:\/|$)/.test(pathname) && !searchParams.has('lang'),
    )
    .map(({ pathname, search }) => pathname + search)
}

/** Those of a page that differ only in numbers and names have one; each choice of a form has its own. */
const shapeOf = (address: string) => {
  const { searchParams } = new URL(address, site.origin)
  const asked = [...searchParams].map(([name, value]) =>
    /^(?:after|before|page|q|at)$/.test(name) ? name : `${name}=${value}`,
  )
  return [patternOf(address), ...asked].join(' ')
}
function patternOf(address: string) {
  const { pathname } = new URL(address, site.origin)
  return routePaths.find((path) => isOf(path, pathname)) ?? pathname
}
const isOf = (path: string, pathname: string) =>
  new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)
const fewOfAShape = process.env.ALL_PAGES ? 4 : 1

test('all that the staff’s pages lead to opens: each list by each filter, order and search, and what it lists', async () => {
  const first = routePaths.filter((path) => /^admin(?:\/|$)/.test(path) && !/[:*]|export$/.test(path))
  // In a demo, where they are owners and sellers without an account.
  await site.query(`update listing_claim set owner_id = (select id from users where sample limit 1)`)
  await site.query(
    `update orders set seller_id = (select id from users where sample limit 1) where number = 'SWEEP78923'`,
  )
  const met = new Map<string, number>()
  const cameFrom = new Map<string, string>()
  const visited = new Set<string>()
  const faults: string[] = []
  for (let next = first.map((path) => `/${path}`); next.length > 0;) {
    const found: string[] = []
    for (const address of next) {
      visited.add(address)
      const answer = await site.ask(address, { headers: { cookie } })
      const text = await answer.text()
      if (answer.status >= 400)
        faults.push(`${answer.status} ${address}, which ${cameFrom.get(address)} leads to`)
      if (answer.headers.get('content-type')?.startsWith('text/html'))
        for (const way of waysIn(text, address)) {
          found.push(way)
          if (!cameFrom.has(way)) cameFrom.set(way, address)
        }
    }
    next = [...new Set(found)].filter((address) => {
      const shape = `${patternOf(cameFrom.get(address)!)} ${shapeOf(address)}`
      const count = met.get(shape) ?? 0
      if (visited.has(address) || count >= fewOfAShape) return false
      met.set(shape, count + 1)
      return true
    })
  }
  expect(faults).toEqual([])
})
