import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { toast } from '../../ground/ui/toast.tsx'
import { useRouteLoaderData } from 'react-router'
import { addFavorite, findFavorite, removeFavorite, subscribeToFavorites } from './favorites.ts'

const delay = 300

/**
 * Keeps something, or lets go of it, 300 ms after it is pressed.
 * @param type the kind's word, such as `vehicle`
 * @param variant `card`: a heart in the corner of a picture, `button`: with its word
 * @param label that word, where it is not "Save"
 */
export function FavoriteButton({
  type,
  id,
  title,
  variant,
  label,
}: {
  type: string
  id: string
  title: string
  variant: 'card' | 'button'
  label?: string
}) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const kept = useSyncExternalStore(
    subscribeToFavorites,
    () => Boolean(findFavorite(type, id)),
    () => false,
  )

  /** @param since when it was kept, where that is not now */
  const keep = async (wanted: boolean, undo?: () => void, since?: string) => {
    try {
      await (wanted ? addFavorite(type, id, since) : removeFavorite(type, id))
    } catch {
      const run = () => void keep(wanted, undo, since)
      toast({ tone: 'error', text: t`Not saved`, action: { label: t`Retry`, run } })
      return
    }
    if (!undo) return
    toast({
      text: wanted ? t`Saved to your favorites` : t`Removed from your favorites`,
      action: { label: t`Undo`, run: undo },
    })
  }

  const press = (event: MouseEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setTimeout(() => {
      setBusy(false)
      const since = findFavorite(type, id)?.dateAdded
      void keep(!since, () => void keep(Boolean(since), undefined, since))
    }, delay)
  }

  // Without script users who are signed in send a form; only a script keeps a guest's list.
  const shell = useRouteLoaderData('root') as { viewer: unknown } | undefined
  const heart = kept ? 'fill-flame-600 text-flame-600' : ''
  const button = (
    <button
      name="keep"
      value={`${type}/0/${id}`}
      aria-pressed={kept}
      // Really disabled it would lose the focus.
      aria-disabled={busy || undefined}
      aria-label={label ? `${label}: ${title}` : t`Save ${title}`}
      onClick={press}
      className={`${variant === 'card' ? 'heart-on-picture' : buttonClass({ tone: 'line' })} ${shell?.viewer ? '' : 'noscript:hidden'}`}
    >
      {variant === 'card' ? (
        <Icon name="heart" className={`relative size-4.5 ${heart || 'text-ink-900'}`} />
      ) : (
        <>
          <Icon name="heart" className={`size-4.5 ${heart && 'fill-action text-action'}`} />
          {kept ? t`Saved` : (label ?? t`Save`)}
        </>
      )}
    </button>
  )
  return shell?.viewer ? (
    <form method="post" action="/favorites" className="contents">
      {button}
    </form>
  ) : (
    button
  )
}
