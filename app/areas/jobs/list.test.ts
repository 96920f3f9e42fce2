import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { loadDetail } from '../../directory/detail/load-detail.server.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { jobs } from './area.ts'
import { jobSamples } from './samples.server.ts'

const database = await testDatabase()
const now = new Date('2026-08-05T09:00+10:00')
await jobSamples.save(database.db, now)

const refs = async (address: string, context?: Partial<RequestContext>) =>
  (await loadList(jobs, loaderArguments(database, address, { now, ...context }))).cards.map(({ ref }) => ref)

test('the newest jobs come first, or the oldest', async () => {
  expect(await refs('/jobs')).toEqual(['3', '1', '2', '4', '5', '6', '7', '8'])
  expect(await refs('/jobs?sort=oldest')).toEqual(['8', '7', '6', '5', '4', '2', '1', '3'])
})

test('salaries compare by the year, however they are paid', async () => {
  // 58,000 and 38,000 a year, 2,200 a month, then by the hour.
  expect(await refs('/jobs?sort=salaryDescending')).toEqual(['4', '6', '2', '5', '1', '3', '8', '7'])
})

test('category, type and island narrow the list', async () => {
  expect(await refs('/jobs?type=part-time')).toEqual(['3', '7'])
  expect(await refs('/jobs?type=part-time&category=education')).toEqual(['7'])
  expect(await refs('/jobs', { island: 'tinian' })).toEqual(['5'])
})

test('a search looks in title, company and description, in any language', async () => {
  expect(await refs('/jobs?q=DRIVER')).toEqual(['8'])
  expect(await refs('/jobs?q=tasi')).toEqual(['2'])
  expect(await refs('/jobs?q=grotto')).toEqual(['2'])
  expect(await refs('/jobs?q=간호사')).toEqual(['4'])
  expect(await refs('/jobs?q=pharmacy')).toEqual([])
})

test('an expired job is in no list, and its page says that it has ended', async () => {
  await saveListing(database.db, jobs, {
    ref: '9',
    title: 'Lifeguard',
    description: '',
    island: 'saipan',
    village: 'Garapan',
    attributes: { category: 'tourism', type: 'full-time', company: 'Micro Beach Rescue' },
    photos: [],
    expiresAt: new Date('2026-08-05T08:59+10:00'),
  })
  expect(await refs('/jobs')).not.toContain('9')
  const found = await loadDetail(jobs, loaderArguments(database, '/jobs/9', { now }))
  expect(found.found && found.listing.unlisted).toEqual({ state: 'expired', actsForIt: false })
})

test('requirements and benefits of a job are in the language of the page', async () => {
  const found = await loadDetail(jobs, loaderArguments(database, '/jobs/4', { now, language: 'zh' }))
  if (!found.found) throw new Error('not found')
  expect(found.listing.values).toMatchObject({
    company: 'Songsong Care Clinic',
    requirements: expect.arrayContaining(['两年护理经验']),
  })
})
