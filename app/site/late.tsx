import { type ComponentType, useEffect, useState } from 'react'
import { patiently } from '../i18n/patiently.ts'
import { firstSign, late } from '../ui/late.tsx'

/** On wide screens at once: there it shows. */
export const MainNav = late(
  async () => (await import('./menus/main-nav.tsx')).default,
  async () => matchMedia('(width >= 64.0625rem)').matches || firstSign,
)

export const Footer = late(async () => (await import('./menus/footer.tsx')).default)

/**
 * Known to this browser alone, so the server writes nothing of it.
 * @param page what the page on show was loaded with: to be remembered, also where the visitor leaves it with the first sign
 */
export function RecentlyViewed({ page }: { page: unknown }) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    void loadRecentlyViewed().then(({ Loaded, rememberPage }) => {
      rememberPage(page)
      setPart(() => Loaded)
    })
  }, [page])
  return Part && <Part />
}

async function loadRecentlyViewed() {
  await firstSign
  return patiently(async () => {
    const { rememberPage } = await import('../recently-viewed/viewed.ts')
    const { RecentlyViewed: Loaded } = await import('../recently-viewed/recently-viewed.tsx')
    return { Loaded, rememberPage }
  })
}
