import { type ComponentType, lazy, memo, Suspense } from 'react'
import { retryUntilLoaded } from '../i18n/retry-until-loaded.ts'
import { EarlyPresses } from './early-presses.ts'

/**
 * A part that works as the server wrote it: its code comes when the visitor first does something. Memoized, because
 * an update from above would ask for the code too early, and take away what the server wrote until it is there. If
 * the network fails, what the server wrote stays: an error would end the page.
 * @param awaited what to wait for instead of the first sign of a visitor
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  awaited: () => Promise<unknown> = () => firstSign,
) {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await awaited()
    return { default: await retryUntilLoaded(load) }
  }) as unknown as ComponentType<P>
  return memo(function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
        <EarlyPresses />
      </Suspense>
    )
  }) as unknown as ComponentType<P>
}

// Every navigation begins with one of these: none ever waits for a promise that no one keeps.
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'resize', 'popstate']

/** The first thing that a visitor does in this document. */
export const firstSign = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return resolve()
  for (const sign of signs)
    window.addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true })
})

/** A part that waits for the first sign would hold back what an update from above shows: this is one of those signs. */
export const awaken = () => window.dispatchEvent(new Event('resize'))
