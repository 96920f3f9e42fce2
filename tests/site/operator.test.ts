import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { rawRequest } from '../raw-request.ts'
import { startSite } from '../site.ts'

const site = await startSite({ environment: { SITE_URL: 'https://demo.example' } })

test('every page of a demo that others reach says that it is one, in the language of the visitor', async () => {
  for (const path of ['/', '/vehicles/2', '/login', '/blog/first-two-days-on-saipan', '/no/such/page'])
    expect(await (await site.ask(path)).text(), path).toContain('This is a demo. Its people')
  expect(await (await site.ask('/about?lang=ko')).text()).toContain('이 사이트는 데모입니다.')
})

test('a demo that others reach shows no mails, but its figures to those who have the token', async () => {
  const token = await site.operatorToken()
  expect(site.output.text).toContain(token)
  expect((await site.ask(`/dev/outbox?token=${token}`)).status).toBe(404)
  expect((await site.ask(`/metrics?token=${token}`)).status).toBe(200)
  expect((await site.ask('/metrics')).status).toBe(403)
})

type Rules = { groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[] }
const rules = (parse(readFileSync('deploy/alerts.yml', 'utf8')) as Rules).groups.flatMap(({ rules }) => rules)

/** What the parts of an expression say that have this name in Prometheus' grammar. */
function partsOf(expr: string, name: string) {
  const found: string[] = []
  parser.parse(expr).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`This is no expression: ${expr}`)
      if (node.name === name) found.push(expr.slice(node.from, node.to))
    },
  })
  return found
}

test('each alert asks for figures that the site tells, with labels that they have, and names a part of the manual', async () => {
  const told = await (await site.ask(`/metrics?token=${await site.operatorToken()}`)).text()
  const manual = readFileSync('docs/operate.md', 'utf8')
  const anchors = [...manual.matchAll(/^## (.*)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w ]/g, '')
      .replaceAll(' ', '-'),
  )
  expect(rules.length).toBeGreaterThan(15)
  for (const { alert, expr, annotations } of rules) {
    for (const selector of partsOf(expr, 'VectorSelector').filter((one) => !one.startsWith('up{'))) {
      const [name = ''] = partsOf(selector, 'Identifier')
      const series = told
        .split('\n')
        .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      // What there is nothing of yet, as a backup, is named all the same.
      expect(told, alert).toContain(`# TYPE ${name.replace(/_(bucket|count)$/, '')} `)
      const labels = partsOf(selector, 'LabelName').filter((label) => label !== 'job')
      for (const line of series) for (const label of labels) expect(line, alert).toContain(`${label}="`)
    }
    expect(annotations['summary'], alert).toBeTruthy()
    expect(annotations['action'], alert).toBeTruthy()
    expect(anchors, alert).toContain(annotations['see']!.replace('docs/operate.md#', ''))
  }
})

test('a site tells of its disk, its database, its files and its jobs', async () => {
  const told = await (await site.ask(`/metrics?token=${await site.operatorToken()}`)).text()
  const valueOf = (series: string) =>
    Number(
      told
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1],
    )
  expect(valueOf('disk_free_bytes{of="data"}')).toBeGreaterThan(1_000)
  expect(valueOf('disk_free_bytes{of="data"}')).toBeLessThan(valueOf('disk_bytes{of="data"}'))
  expect(valueOf('database_bytes')).toBeGreaterThan(10_000_000)
  expect(valueOf('database_answers')).toBe(1)
  expect(valueOf('database_wait_seconds')).toBeLessThan(60)
  expect(valueOf('stored_files')).toBeGreaterThanOrEqual(0)
  expect(valueOf('jobs_oldest_seconds')).toBeLessThan(300)
  expect(valueOf('mails_of_day{outcome="refused"}')).toBe(0)
})

test.each([
  ['a balancer that names no host', 'HTTP/1.1\r\nConnection: close'],
  ['a balancer of the old protocol', 'HTTP/1.0'],
])('%s hears how the site is', async (_, protocol) => {
  for (const path of ['/healthz', '/readyz'])
    expect(await rawRequest(site.origin, path, protocol)).toMatchObject({ status: 200, body: 'ok' })
})
