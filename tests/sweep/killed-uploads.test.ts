import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSiteApart } from '../site.ts'
import { pdfOf } from '../test-pdf.ts'
import { phonePicture } from '../test-pictures.ts'

const site = await startSiteApart()
const employer = await signedIn(site, { name: 'Latte Employer' })
const [job] = await site.query(
  `insert into listing (kind, ref, title, island, owner_id) values ('job', 'killed', 'Reef guide', 'saipan', $1) returning id`,
  [employer.id],
)
const [food] = await site.query(`select id from listing where kind = 'food' and ref = 'food2'`)
const [shop] = await site.query(
  `insert into listing (kind, ref, title, island) values ('business', 'killed', 'Reef Cafe', 'saipan') returning id`,
)
const pdf = () => new File([pdfOf()], 'paper.pdf', { type: 'application/pdf' })
const photo = new File([await phonePicture('teal')], 'plate.jpg', { type: 'image/jpeg' })

test.each([
  {
    path: '/jobs/killed/apply',
    listing: job,
    typed: {
      formKey: randomUUID(),
      name: 'Ana Cruz',
      phone: '(670) 234-5678',
      message: 'I guide.',
      pdf: pdf(),
    },
    rows: 'select file_key is not null as whole from application where applicant_id = $1',
  },
  {
    path: '/food/food2/review',
    listing: food,
    typed: { rating: '4', comment: 'The soup was hot.', lang: 'en', title: '', seen: '0', photos: photo },
    rows: 'select cardinality(photos) = 1 as whole from review where author_id = $1',
  },
  {
    path: '/claims/business/killed',
    listing: shop,
    typed: { op: 'claim', way: 'document', words: 'I own it', document: pdf() },
    rows: 'select file_key is not null as whole from listing_claim where claimant_id = $1',
  },
])(
  'a form at $path that is cut off by a kill once its file is stored is there once after it is sent again, twice',
  async ({ path, listing, typed, rows }) => {
    const person = await signedIn(site)
    await site.query('update users set verified_at = now() where id = $1', [person.id])
    const send = () => {
      const body = new FormData()
      for (const [name, value] of Object.entries(typed)) body.set(name, value)
      return site.ask(path, { method: 'POST', headers: { cookie: person.cookie }, body })
    }
    const lock = new pg.Client({ connectionString: site.database })
    await lock.connect()
    await lock.query('begin')
    await lock.query('select from listing where id = $1 for update', [listing.id])
    const cutOff = send().catch(() => null)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => site.query(waiting)).toHaveLength(1)

    await site.crash(() => lock.end())

    expect(await cutOff).toBeNull()
    expect(await site.query(rows, [person.id])).toEqual([])
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([302, 302])
    expect(await site.query(rows, [person.id])).toEqual([{ whole: true }])
  },
)
