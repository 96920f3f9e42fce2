import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { RenderedOnce } from '../../ground/ui/rendered-once.tsx'
import { leadsTo, mainItemOf, mainItems } from './navigation.ts'

const closeDelay = 500
const item =
  'flex min-h-11 items-center rounded-sm px-1.5 text-sm font-medium whitespace-nowrap hover:bg-surface-2 aria-current:text-brand aria-[current=page]:text-brand xl:px-2.5 xl:text-[0.9375rem]'
const panel =
  'absolute top-full -left-2 z-10 min-w-52 rounded-md bg-surface p-1.5 shadow-lg inset-ring inset-ring-line'

/** The desktop's top items: hovering previews the items below, and a button opens them for everyone. */
export default function MainNav() {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<string>()
  /** A press keeps open what the mouse only previewed on its way to the button. */
  const previewed = useRef(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname } = useLocation()
  const [shownPath, setShownPath] = useState(pathname)
  // Not in an effect: that would come after the page, and close what was opened on it in between.
  if (shownPath !== pathname) {
    setShownPath(pathname)
    setOpen(undefined)
  }
  useEffect(() => () => clearTimeout(closing.current), [pathname])

  // Also for what a mouse opened while the focus was elsewhere.
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(undefined)
      const focused = document.activeElement?.closest('nav > ul > li')
      focused?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])

  const show = (to: string | undefined) => {
    clearTimeout(closing.current)
    previewed.current = false
    setOpen(to)
  }
  const preview = (to: string) => {
    const isNew = open !== to
    show(to)
    previewed.current = isNew
  }

  return (
    <nav aria-label={t`Main`} className="hidden lg:block">
      <RenderedOnce as="ul" name="main-nav" of={marksOf(pathname)} className="flex">
        {() =>
          mainItems.map(({ to, name, below }) => {
            const label = i18n._(name)
            const current = pathname === to ? 'page' : mainItemOf(pathname)?.to === to ? 'true' : undefined
            if (!below) {
              return (
                <li key={to}>
                  <SiteLink to={to} prefetch="intent" aria-current={current} className={item}>
                    {label}
                  </SiteLink>
                </li>
              )
            }
            return (
              <li
                key={to}
                className="group relative flex"
                onPointerEnter={(event) => event.pointerType === 'mouse' && preview(to)}
                onPointerLeave={(event) => {
                  if (event.pointerType !== 'mouse') return
                  clearTimeout(closing.current)
                  closing.current = setTimeout(() => setOpen(undefined), closeDelay)
                }}
                onBlur={(event) => {
                  if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined)
                }}
              >
                <SiteLink
                  to={to}
                  prefetch="intent"
                  aria-current={current}
                  className={`${item} pr-0.5! xl:pr-1!`}
                >
                  {label}
                </SiteLink>
                <button
                  type="button"
                  className="grid min-h-11 w-6 place-items-center rounded-sm hover:bg-surface-2 noscript:hidden"
                  aria-expanded={open === to}
                  aria-label={t`More in ${label}`}
                  onClick={() => show(open === to && !previewed.current ? undefined : to)}
                >
                  <Icon
                    name="chevron-down"
                    className={`size-4 transition-transform ${open === to ? 'rotate-180' : ''}`}
                  />
                </button>
                <ul
                  className={`${panel} ${open === to ? '' : 'hidden noscript:group-focus-within:block noscript:group-hover:block'}`}
                >
                  {below.map((link) => (
                    <li key={link.to}>
                      <SiteLink
                        to={link.to}
                        prefetch="intent"
                        aria-current={leadsTo(link, pathname) ? 'page' : undefined}
                        className={`${item} px-3! text-[0.9375rem]`}
                      >
                        {i18n._(link.name)}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </li>
            )
          })
        }
      </RenderedOnce>
    </nav>
  )
}

/** Which links an address marks: of it the menu shows nothing else. */
function marksOf(pathname: string) {
  const below = mainItems.flatMap((item) => item.below ?? []).filter((link) => leadsTo(link, pathname))
  const main = mainItemOf(pathname)?.to
  return [main, pathname === main, ...below.map(({ to }) => to)].join(' ')
}
