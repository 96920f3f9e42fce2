import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Waits until the form of `page` has been open for three seconds: what is sent sooner counts as a program's. */
export async function untilOldEnough(page: Pick<Page, 'locator'>): Promise<void> {
  const opened = await page.locator('input[name=opened]').getAttribute('value')
  await sleep(parseInt(opened!) + 3_000 - Date.now())
}
