import type { Locator } from 'playwright-core'

/** Whether a page keeps Alt and the left arrow from the browser, to which they say Back. */
export const takesBack = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const back = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }
    return !target.dispatchEvent(new KeyboardEvent('keydown', back))
  })
