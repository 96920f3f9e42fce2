import { type ComponentType, Suspense, lazy, memo, useEffect, useState } from 'react'
import { patiently } from '../i18n/patiently.ts'

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

/** Known to this browser alone, so the server writes nothing of it. */
export function RecentlyViewed() {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    void firstSign
      .then(() => patiently(() => import('../recently-viewed/recently-viewed.tsx')))
      .then(({ default: loaded }) => setPart(() => loaded))
  }, [])
  return Part && <Part />
}

const LazyMainNav = lazy(async () => {
  if (!import.meta.env.SSR && !matchMedia('(width >= 64.0625rem)').matches) await firstSign
  // Where the network fails, what the server wrote stays meanwhile: an error would end the page.
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
