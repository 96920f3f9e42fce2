import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { BannerLink } from '../team/advertising/banner-link.tsx'
import { type Banner as BannerContent, chooseBanner } from '../team/advertising/banners.ts'
import { countWhenSeen } from '../team/advertising/count-seen.ts'
import { useCovered } from '../team/advertising/on-show.ts'

/**
 * One of the advertisements for a page, as far as there are any. The page is the same for everyone: the browser chooses,
 * and without script the first shows.
 */
export default function Banner({ banners }: { banners: readonly BannerContent[] }) {
  const { t } = useLingui()
  const slot = useRef<HTMLElement>(null)
  const [{ of, shown }, choose] = useState({ of: banners, shown: banners[0] })
  useEffect(() => choose({ of: banners, shown: chooseBanner(banners, Math.random()) }), [banners])
  const banner = of === banners ? shown : banners[0]
  const id = banner?.id
  const isCovered = useCovered()
  useEffect(() => {
    const shownAt = slot.current
    if (!id || !shownAt) return
    // It keeps its place.
    shownAt.style.visibility = isCovered ? 'hidden' : 'visible'
    return isCovered ? undefined : countWhenSeen(shownAt, id)
  }, [id, banners, isCovered])
  if (!banner) return null
  return (
    <aside ref={slot} aria-label={t`Advertisement`} className="pt-6">
      <div className="mx-auto max-w-140">
        <p aria-hidden className="mb-2 text-xs text-text-muted">
          <Trans>Advertisement</Trans>
        </p>
        <BannerLink banner={banner} />
      </div>
    </aside>
  )
}
