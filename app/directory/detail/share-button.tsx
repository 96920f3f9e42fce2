import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { toast } from '../../ground/ui/toast.tsx'

/** The device's own way of sharing, else the address is copied. Needs scripts: without them it is not there. */
export function ShareButton({ title, url, label }: { title: string; url: string; label?: ReactNode }) {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ text: t`Link copied` })
    } catch {
      toast({ tone: 'error', text: t`The link could not be copied: ${url}` })
    }
  }
  const share = async () => {
    if (!navigator.share) return copy()
    try {
      await navigator.share({ title, url })
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError'
      if (!isChangeOfMind) await copy()
    }
  }
  return (
    <Button tone="line" onClick={() => void share()} className="max-sm:w-11 noscript:hidden">
      <Icon name="share" className="size-4.5" />
      <span className="max-sm:sr-only">{label ?? <Trans>Share</Trans>}</span>
    </Button>
  )
}
