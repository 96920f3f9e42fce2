import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { hasModifier } from './modifiers.ts'

const restsFor = 100 // ms

/** Opens what a `SiteLink` leads to without loading a document, and fetches ahead what is meant to be opened. */
export function FollowLinks() {
  const navigate = useNavigate()
  const [next, setNext] = useState<string | null>(null)

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkAt(event)
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
      event.preventDefault()
      void navigate(addressOf(link), {
        replace: link.href === location.href,
        preventScrollReset: link.hasAttribute('data-keep-scroll'),
      })
    }
    // React stops the propagation of a click in a part that is not hydrated yet, in the capture phase.
    const followBeforeHydration = (event: MouseEvent) => {
      if (event.cancelBubble) follow(event)
    }
    // After React's own listeners, which are on the document too: what prevents a link's default is heard before.
    document.addEventListener('click', followBeforeHydration, true)
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('click', followBeforeHydration, true)
      document.removeEventListener('click', follow)
    }
  }, [navigate])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const rest = (event: Event) => {
      const link = linkAt(event)
      clearTimeout(timer)
      timer = setTimeout(() => setNext(link?.dataset.link === 'intent' ? addressOf(link) : null), restsFor)
    }
    const signs = ['mouseover', 'focusin', 'touchstart'] as const
    for (const sign of signs) document.addEventListener(sign, rest, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, rest, true)
    }
  }, [])

  return next && <PrefetchPageLinks page={next} />
}

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash
