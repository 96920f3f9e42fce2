import { Suspense, lazy, memo } from 'react'

/**
 * Parts of the shell that work as the server wrote them: their code comes with the first sign of a visitor, the
 * navigation's at once where it shows. Memoized, because an update from above would ask for the code too early, and
 * take away what the server wrote until it is there.
 */
export const MainNav = memo(() => (
  <Suspense>
    <LazyMainNav />
  </Suspense>
))

export const Footer = memo((props: { siteName: string; year: string }) => (
  <Suspense>
    <LazyFooter {...props} />
  </Suspense>
))

const LazyMainNav = lazy(async () => {
  if (!import.meta.env.SSR && !matchMedia('(width >= 64.0625rem)').matches) await firstSign
  return patiently(() => import('./menus/main-nav.tsx'))
})

const LazyFooter = lazy(async () => {
  await firstSign
  return patiently(() => import('./menus/footer.tsx'))
})

// Every navigation begins with one of these: none ever waits for a promise that nobody keeps.
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'resize', 'popstate']

const firstSign = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return resolve()
  for (const sign of signs)
    window.addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true })
})

/** Where the network fails, what the server wrote stays and the code is asked for again: an error would end the page. */
async function patiently<T>(load: () => Promise<T>, pause = 1_000): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return patiently(load, Math.min(2 * pause, longestPause))
  }
}

const longestPause = 60_000 // ms
