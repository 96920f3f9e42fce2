import type { Page } from 'playwright-core'

/**
 * Stops the timers that the document on show begins from now on. Playwright's clock takes a browser context of its own.
 * @returns lets milliseconds pass for them
 */
export async function stopTimers(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.evaluate(() => {
    const timers = new Map<number, { due: number; run: () => void }>()
    let [now, last] = [0, 1_000_000]
    const { clearTimeout } = window
    const letPass = (milliseconds: number) => {
      const end = now + milliseconds
      const next = () =>
        [...timers]
          .filter(([, { due }]) => due <= end)
          .toSorted(([, one], [, other]) => one.due - other.due)[0]
      for (let entry = next(); entry; entry = next()) {
        const [id, { due, run }] = entry
        timers.delete(id)
        now = due
        run()
      }
      now = end
    }
    const stopped = {
      letPass,
      setTimeout(run: () => void, milliseconds = 0) {
        timers.set(++last, { due: now + milliseconds, run })
        return last
      },
      clearTimeout: (id?: number) => void ((id && timers.delete(id)) || clearTimeout(id)),
    }
    Object.assign(window, stopped)
  })
  return (milliseconds) =>
    page.evaluate(
      (passing) => (window as unknown as { letPass(passing: number): void }).letPass(passing),
      milliseconds,
    )
}
