import { expect, test } from 'vitest'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

test.each(['/blog', '/ask-local', '/vehicles'])(
  'on %s, what is typed while the page of a search is on its way stays',
  async (path) => {
    const page = await visit(path)
    const typedOn = Promise.withResolvers<void>()
    await page.route(/\.data\?.*q=/, async (route) => {
      await typedOn.promise
      await route.continue()
    })
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('island')
    await field.press('Enter')
    await field.fill('island and')
    typedOn.resolve()
    await page.waitForURL('**?q=island')
    expect(await field.inputValue()).toBe('island and')
    await page.goBack()
    await expect.poll(() => field.inputValue()).toBe('')
  },
)
