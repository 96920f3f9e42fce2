import { expect, test } from 'vitest'
import type { RequestContext } from '../ground/request/request-context.ts'
import { loaderArguments } from '../../tests/page-context.ts'
import { loader } from './robots.ts'

const robots = (context: Pick<RequestContext, 'origin' | 'demo'>) => {
  // It asks no database.
  const args = loaderArguments({} as Parameters<typeof loaderArguments>[0], '/robots.txt', context)
  return loader({ ...args, pattern: '' }).text()
}

test('a site lets crawlers in, keeps them from what is no page and names its sitemap', async () => {
  const text = await robots({ origin: 'https://proa.example', demo: false })
  expect(text).toMatch(/^User-agent: \*\nDisallow: /)
  expect(text).toMatch(/^Disallow: \/pins\/$/m)
  expect(text).not.toMatch(/^Disallow: \/$/m)
  expect(text).toMatch(/^Sitemap: https:\/\/proa\.example\/sitemap\.xml$/m)
})

test('a demo at a public address lets none in, one on this machine is as the site would be', async () => {
  expect(await robots({ origin: 'https://demo.example', demo: true })).toBe('User-agent: *\nDisallow: /\n')
  expect(await robots({ origin: 'http://localhost:3000', demo: true })).toContain('/sitemap.xml')
})
