import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { fillDesks } from '../crowd.ts'
import { hasTurn } from '../pages.ts'
import { cutOff, scrollsSideways, smallTargets } from '../reach.ts'
import { seed } from '../seed.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const visit = visitorsOf(site)
const admin = await signedIn(site, { name: 'Ada Admin', role: 'admin' })

/** By its first address, each list of the staff, and what leads to the rest of it. */
const lists = [
  ['/admin/users?q=crowd', 'Next page'],
  ['/admin/verification', 'Next page'],
  ['/admin/listings?q=crowd', 'Next page'],
  ['/admin/moderation', 'Next page'],
  ['/admin/advertisements', 'Later ones'],
  ['/admin/advertisements', 'Older ones'],
  ['/admin/support', 'Next page'],
  ['/admin/content/faq?q=crowd', 'Next page'],
  ['/admin/content/faq/history', 'Next page'],
  ['/admin/audit?action=role', 'Next page'],
  ['/admin/mails', 'Next page'],
] as const

async function read(address: string) {
  const answer = await site.ask(address, { headers: { cookie: admin.cookie } })
  return withoutScripts(await answer.text())
}

/** Where a link of these words leads. */
const wayIn = (html: string, words: string) =>
  new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${words}</a>`).exec(html)?.[1]?.replaceAll('&amp;', '&')

describe('of one', () => {
  beforeAll(() => fillDesks(site, 1, 1))

  test.each(lists)('%s has a line, and no way to %s or a first page', async (address, words) => {
    const html = await read(address)
    expect(html).toContain('crowd-001')
    expect(html).toContain('&lt;b&gt;&quot;&amp;&#x27;&lt;/b&gt;')
    for (const way of [words, 'First page']) expect(html).not.toContain(`>${way}</a>`)
  })
})

describe('of very many', () => {
  const many = 120
  beforeAll(() => fillDesks(site, 2, many))

  test.each(lists)('%s goes on by %s until each was there once', async (address, words) => {
    const seen: string[] = []
    for (let next: string | undefined = address; next;) {
      const html = await read(next)
      // What lies beside it on the same page, as what was decided, is a list of its own.
      const other = words === 'Older ones' ? html.slice(html.indexOf('Decided, newest first')) : html
      const list = words === 'Later ones' ? html.slice(0, html.indexOf('Decided, newest first')) : other
      seen.push(...new Set(list.match(/crowd-\d{3}/g)))
      next = wayIn(html, words)
    }
    expect(seen.toSorted()).toEqual(
      Array.from({ length: many }, (_, at) => `crowd-${String(at + 1).padStart(3, '0')}`),
    )
  })

  test('the advertisements lead from a later page of either list back to its first, and the other stays', async () => {
    const desk = '/admin/advertisements'
    const first = await read(desk)
    const later = await read(wayIn(first, 'Later ones')!)
    expect(wayIn(later, 'First page')).toBe(desk)
    const both = await read(wayIn(later, 'Older ones')!)
    expect(both.match(/>First page<\/a>/g)).toHaveLength(2)
    expect(wayIn(both, 'First page')).toBe(wayIn(first, 'Older ones'))
  })

  /** Besides the lists, a page of each kind of line; of one advertisement there is a year of figures. */
  async function pagesOfLines() {
    const [own] = await site.query(
      `with own as (
         update campaign set owner_id = $1 where review = 'requested' and business_name like 'crowd-001%'
         returning id, reference),
       seen as (
         insert into daily_count (what, subject, day, count)
         select 'advertisement seen', id::text, current_date - past, past * 1000 from own, generate_series(0, 365) past
         on conflict do nothing)
       select '/advertise/' || reference as status from own`,
      [admin.id],
    )
    const [row] = await site.query(`
      select
        (select '/admin/users/' || id from users where full_name like 'crowd-001%') as person,
        (select '/admin/verification/' || max(id) from verification_request) as verification,
        (select '/admin/moderation/' || max(id) from moderation_case where type = 'report') as report,
        (select '/admin/advertisements/' || min(reference) from campaign where review = 'requested') as campaign,
        (select '/admin/support/' || min(reference) from ticket where name like 'crowd-001%') as ticket,
        (select '/admin/mails/' || id from mail where key like 'crowd-001%') as mail`)
    const rest = ['/admin', '/admin/analytics', '/admin/content', '/admin/content/faq/crowd-001']
    const more = [
      '/admin/content/faq/new',
      '/admin/content/articles/new',
      '/admin/listings/import',
      '/advertise',
    ]
    return [own!.status as string, ...Object.values<string>(row!), ...rest, ...more]
  }

  const languages = [
    ['English', 'en'],
    ['Korean', 'ko'],
    ['Japanese', 'ja'],
    ['Chinese', 'zh-Hans'],
  ] as const

  test.each(languages.map(([language, tag], turn) => ({ language, tag, turn })))(
    `on a phone in $language each fits, nothing is cut off, and all can be pressed (SEED=${seed})`,
    async ({ language, tag, turn }) => {
      const all = [...new Set([...lists.map(([address]) => address), ...(await pagesOfLines())])]
      const phone = { width: 390, height: 844, touch: true }
      const page = await visit('/robots.txt', { browser: admin.browser, ...phone })
      // Chosen by its cookie: a browser of another language would be a window of its own.
      await page.context().addCookies([{ name: 'userLanguage', value: language, url: site.origin }])
      const findings: unknown[] = []
      for (const address of all.filter((_, at) => hasTurn(at, 2 * turn, 8))) {
        await page.goto(address)
        expect(await page.locator('html').getAttribute('lang')).toBe(tag)
        const wider = await scrollsSideways(page)
        const cut = await cutOff(page)
        const small = [
          ...(await smallTargets(page, 44, 'main button, main select, main summary')),
          ...(await smallTargets(page, 24, 'main a, main input:not([type=hidden])')),
        ]
        if (wider || cut.length > 0 || small.length > 0) findings.push({ address, wider, cut, small })
      }
      expect(findings).toEqual([])
    },
  )
})

test('the audit shows an error at a day that is not valid or before the first, and keeps what was typed', async () => {
  const told = async (days: string) => {
    const html = await read(`/admin/audit?${days}`)
    return ['Enter a date like', 'This is before the first day.'].map((text) => html.split(text).length - 1)
  }
  const html = await read('/admin/audit?from=2026-13-45&until=abc')
  for (const typed of ['2026-13-45', 'abc'])
    expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*value="${typed}"`))
  expect(await told('from=2026-13-45&until=abc')).toEqual([2, 0])
  expect(await told('from=2026-11-22&until=2026-11-21')).toEqual([0, 1])
  expect(await told('from=2026-11-22&until=2026-11-22')).toEqual([0, 0])
  expect(await told('from=&until=2026-11-21')).toEqual([0, 0])
})
