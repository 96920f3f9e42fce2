import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type Banner, chooseBanner } from '../advertising/banners.ts'
import { currentVisits, useVisits } from '../advertising/on-show.ts'
import { Dialog } from '../../ground/ui/dialog.tsx'
import { Advertisement } from './advertisement.tsx'
import { mayShow, takeTurn } from './may-show.ts'
import type { LightboxPlan } from './plan.ts'
import { mirrorSettings } from './settings.ts'

const patience = 400 // ms

type NextLocation = ReturnType<typeof useNavigation>['location']

/**
 * Shown between two pages: an advertisement of the page that is left, or else of the new one, until the visitor
 * closes it; or, if the new page takes long, that it is loading.
 */
export function Lightbox() {
  const { location: to, formMethod } = useNavigation()
  const from = useLocation()
  const [shown, show] = useState<{ to: NextLocation; banner: Banner | undefined }>()
  const close = () => show(undefined)
  const visits = useVisits()
  const isSent = useRef(false)
  const arrivedAt = useRef('')
  useEffect(() => void (plan ??= fetchPlan()), [])
  useEffect(() => {
    if (formMethod) isSent.current = true
    if (!to || formMethod) return
    show((last) => (last?.to === to ? last : undefined))
    const banner = chooseBanner(currentVisits().current?.banners ?? [], Math.random())
    let isOver = false
    const timer = setTimeout(
      async () => {
        const known = await plan
        if (!known || isOver || !mayShow(known, { from, to, loaded: loadedQuery() })) return
        if (takeTurn()) show({ to, banner })
      },
      banner ? 0 : patience,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [from, to, formMethod])
  useEffect(() => {
    const { last, current } = visits
    if (to || current?.pathname !== from.pathname || arrivedAt.current === from.pathname) return
    arrivedAt.current = from.pathname
    const wasSent = isSent.current
    isSent.current = false
    const banner =
      last && chooseBanner(last.banners.length > 0 ? last.banners : current.banners, Math.random())
    if (!banner || wasSent) return
    void plan?.then((known) => {
      if (!known || location.pathname !== current.pathname) return
      if (mayShow(known, { from: last, to: current, loaded: loadedQuery() }) && takeTurn())
        show({ to: undefined, banner })
    })
  }, [from, to, visits])
  if (shown?.banner) return <Advertisement banner={shown.banner} isThere={!to} onClose={close} />
  return (
    // Gone with the navigation, in the same moment: the page that is there now takes the focus.
    <Dialog
      open={to !== undefined && to === shown?.to}
      onClose={close}
      size="sm"
      title={<Trans>One moment</Trans>}
    >
      <p role="status" className="flex items-center gap-3 px-6 pb-6">
        <span className="size-5 shrink-0 animate-spin rounded-full border-2 border-current/35 border-t-current" />
        <Trans>The page is loading.</Trans>
      </p>
    </Dialog>
  )
}

let plan: Promise<LightboxPlan | null> | undefined

/** Null where it can't be had: then there is no lightbox. */
async function fetchPlan(): Promise<LightboxPlan | null> {
  try {
    const answer = await fetch('/lightbox')
    if (!answer.ok) return null
    const known = (await answer.json()) as LightboxPlan
    mirrorSettings(known.settings)
    return known
  } catch {
    return null
  }
}

const loadedQuery = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).search
