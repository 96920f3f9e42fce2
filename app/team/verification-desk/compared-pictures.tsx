import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ground/ui/button.tsx'

/** `address`: null, there is no such picture. */
type ComparedPicture = { readonly label: string; readonly address: string | null }

/**
 * Pictures side by side; a button shows them at full size, each movable in its frame, and a press on one opens
 * that one. Each picture is one element at every size, because each load is recorded.
 */
export function ComparedPictures({ pictures }: { pictures: readonly ComparedPicture[] }) {
  const [isLarge, setLarge] = useState(false)
  return (
    <div className="mt-6">
      <div className={`grid gap-3 ${isLarge ? 'sm:grid-cols-2' : 'grid-cols-2'}`}>
        {pictures.map(({ label, address }) => (
          <figure key={label} className="min-w-0">
            <figcaption className="mb-2 font-semibold">{label}</figcaption>
            {address ? (
              <div className={isLarge ? 'aspect-square overflow-x-auto rounded-lg bg-surface-2' : undefined}>
                <a href={address} target="_blank" className="block">
                  <img src={address} alt={label} className={isLarge ? 'max-w-none' : 'w-full rounded-lg'} />
                </a>
              </div>
            ) : (
              <p className="rounded-lg bg-surface-2 p-6 text-text-muted">
                <Trans>This photo does not exist or was deleted.</Trans>
              </p>
            )}
          </figure>
        ))}
      </div>
      {pictures.some(({ address }) => address) && (
        <Button tone="line" className="mt-3 noscript:hidden" onClick={() => setLarge(!isLarge)}>
          {isLarge ? <Trans>Fit to screen</Trans> : <Trans>Full size</Trans>}
        </Button>
      )}
    </div>
  )
}
