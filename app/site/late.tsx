import { type ComponentType, useEffect, useState } from 'react'
import { retryUntilLoaded } from '../ground/i18n/retry-until-loaded.ts'
import { firstSign, late } from '../ground/ui/late.tsx'
import { mirroredId } from '../people/users/mirror.ts'

// Taken apart where it is imported, a module costs the shell twice as many bytes.
const partIn = <Part,>(module: { default: Part }) => module.default

/** On wide screens at once: there it shows. */
export const MainNav = late(
  () => import('./menus/main-nav.tsx').then(partIn),
  async () => matchMedia('(width >= 64.0625rem)').matches || firstSign,
)

/** At once for a visitor who is or was signed in: it keeps right what the browser knows of the session. */
export const HeaderAccount = late(
  () => import('./account-shell/header-account.tsx').then(partIn),
  async () => document.getElementById('account') ?? mirroredId() ?? firstSign,
)

export const Banner = late(() => import('./banner.tsx').then(partIn))

/** At once: it is what the page is about. */
export const Refusal = late(
  () => import('./refusal/refusal.tsx').then(partIn),
  async () => undefined,
)

export const Footer = late(() => import('./menus/footer.tsx').then(partIn))

/**
 * Only this browser knows these, so the server writes nothing of them.
 * @param page what the page on show was loaded with: to be remembered, also where the visitor leaves it with the
 *   first sign
 */
export function BrowserOnlyParts({ page }: { page: unknown }) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    void loaded().then(({ BrowserOnlyParts: Parts, notePage }) => {
      notePage(page)
      setPart(() => Parts)
    })
  }, [page])
  return Part && <Part />
}

async function loaded() {
  await firstSign
  return retryUntilLoaded(() => import('./browser-only-parts.tsx'))
}
