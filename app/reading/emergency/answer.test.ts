import { expect, test } from 'vitest'
import { documentContext } from '../../ground/request/document-context.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { answerEmergency } from './answer.server.tsx'

const database = await testDatabase()
const errors: unknown[] = []

async function ask(context: Partial<RequestContext> = {}, address = '/services/emergency') {
  const { page: whole, ...args } = loaderArguments(database, address, context)
  args.context.set(documentContext, {
    finish: () => '',
    words: () => '',
    reportError: (error) => errors.push(error),
  })
  const answer = await answerEmergency(args as never)
  return { answer, html: await answer.text(), tags: whole.tags }
}

test('911 comes first, then hospitals and shelters out of their tables', async () => {
  const { answer, html, tags } = await ask()
  expect(answer.status).toBe(200)
  expect([...tags]).toEqual(['emergency'])
  const places = ['tel:911', 'Commonwealth Health Center', 'Rota Health Center', 'Koblerville'].map((text) =>
    html.indexOf(text),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
})

test('a number other than 911 is refused by the table until it was checked, and then shown with its date', async () => {
  const number = "update emergency_contact set phone = '555-0100' where name = 'Rota Health Center'"
  await expect(database.pool.query(number)).rejects.toThrow(/check/)
  await database.pool.query(
    number.replace(' where', ", checked_on = '2026-01-31', source = 'their own website' where"),
  )
  const { html } = await ask()
  expect(html).toContain('<a href="tel:+16705550100">555-0100</a>')
  expect(html).toContain('Checked on Jan 31, 2026 (their own website)')
})

test('without the database it tells what needs none, as a page that no one keeps', async () => {
  const search = () => Promise.reject(new Error('no connection'))
  const { answer, html } = await ask({ search })
  expect(answer.status).toBe(503)
  expect(html).toContain('tel:911')
  expect(html).toContain('Storm conditions')
  expect(html).not.toContain('Koblerville')
  expect(String(errors)).toContain('no connection')
})

test('says when it was saved, in the time of the islands', async () => {
  const { html } = await ask({ now: new Date('2026-08-01T20:30:00Z') })
  expect(html).toContain('August 2, 2026 at 6:30 AM</time> ChST')
})

test('what React Router asks for as data becomes a new document', async () => {
  const { page: _, ...args } = loaderArguments(database, '/services/emergency?lang=ko')
  const request = new Request('http://localhost:3000/services/emergency.data?lang=ko')
  const thrown = await answerEmergency({ ...args, request } as never).catch((response: Response) => response)
  expect(thrown.headers.get('location')).toBe('/services/emergency?lang=ko')
  expect(thrown.headers.get('x-remix-reload-document')).toBe('true')
})
