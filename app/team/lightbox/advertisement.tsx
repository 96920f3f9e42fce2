import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { BannerLink } from '../advertising/banner-link.tsx'
import type { Banner } from '../advertising/banners.ts'
import { countWhenSeen } from '../advertising/count-seen.ts'
import { cover } from '../advertising/on-show.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Dialog } from '../../ground/ui/dialog.tsx'

/** Picture and button fit on one screen, on a phone too. */
const leftOver = 'calc(92dvh - 11rem)'

/**
 * An advertisement between two pages. The next one comes behind it, and waits for nothing.
 * @param isThere whether it has come
 */
export function Advertisement({
  banner,
  isThere,
  onClose,
}: {
  banner: Banner
  isThere: boolean
  onClose: () => void
}) {
  const scene = useRef<HTMLDivElement>(null)
  useEffect(() => {
    cover(true)
    const stop = countWhenSeen(scene.current!, banner.id)
    return () => {
      stop()
      cover(false)
    }
  }, [banner])
  // The link that was pressed is gone with its page, so the focus goes to the new page's heading.
  useEffect(
    () => () => document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true }),
    [],
  )
  return (
    <Dialog open onClose={onClose} title={<Trans>Advertisement</Trans>}>
      <div ref={scene} className="px-6">
        <BannerLink banner={banner} maxHeight={leftOver} />
      </div>
      <p className="flex flex-wrap items-center justify-between gap-3 p-6">
        <span role="status" className="text-sm text-text-muted">
          {isThere ? <Trans>Your page is ready.</Trans> : <Trans>The page is loading.</Trans>}
        </span>
        <Button onClick={onClose}>
          <Trans>Go to the page</Trans>
        </Button>
      </p>
    </Dialog>
  )
}
