import type { Page } from 'playwright-core'

type Point = { x: number; y: number }

/** Fingers that go from the first of their places to the last. Every entry of `places` has one point per finger. */
export async function drag(page: Page, places: readonly (readonly Point[])[]) {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  const [start = [], ...moves] = places
  await send('touchStart', start)
  for (const points of moves) await send('touchMove', points)
  await send('touchEnd', [])
}
