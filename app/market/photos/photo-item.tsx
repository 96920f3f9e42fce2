import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Field } from '../../ground/ui/field.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'
import { iconButtonClass } from '../../ground/ui/button.tsx'
import { Picture } from '../../ground/ui/picture.tsx'
import { type Item, progressOf } from './item.ts'
import { altField, fields, longestAlt } from './photos.ts'
import { ProgressLine } from './progress-line.tsx'
import type { Reorder } from './use-reorder.ts'

/** A picture of the draft with its controls, or a file on its way with what is becoming of it. */
export function PhotoItem({
  item,
  place,
  last,
  isCover,
  isDescribed,
  isAlive,
  reorder,
  onDescribe,
  onRetry,
  onRemove,
}: {
  item: Item
  /** In the list, from 0. */
  place: number
  last: number
  /** The first that is there or on its way. */
  isCover: boolean
  isDescribed: boolean
  isAlive: boolean
  reorder: Reorder
  onDescribe: (alt: string) => void
  onRetry: () => void
  onRemove: () => void
}) {
  const { t } = useLingui()
  const number = place + 1
  const progress = progressOf(item)
  const src = progress === 'refused' ? null : (item.photo?.src ?? item.sending?.preview)
  const isOnItsWay = progress === 'waiting' || progress === 'sending' || progress === 'checking'
  const button = (
    label: string,
    icon: IconName,
    said: { name: string; value: string },
    onClick: (event: MouseEvent<HTMLElement>) => void,
    isOff = false,
  ) => (
    <button
      // A key in a field of the form presses its first button: these are not meant.
      type={isAlive ? 'button' : 'submit'}
      {...said}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      className={iconButtonClass}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
  const describe = ({ value }: HTMLInputElement) => {
    if (value !== item.photo?.alt) onDescribe(value)
  }
  const moving = (label: string, icon: IconName, to: number) =>
    button(
      label,
      icon,
      { name: fields.move, value: `${item.id} ${to}` },
      reorder.moveTo(to),
      to < 0 || to > last,
    )

  return (
    <li
      className="photo-item"
      data-photo={item.id}
      data-dragged={reorder.isDragged || undefined}
      data-over={reorder.isOver || undefined}
    >
      <div className="photo-picture">
        {src ? (
          <Picture src={src} alt={item.photo?.alt ?? ''} ratio="4/3" />
        ) : (
          <span className="photo-none">
            <Icon name="images" className="size-7" />
          </span>
        )}
        {isCover && (
          <span className="photo-cover">
            <Trans>Cover</Trans>
          </span>
        )}
      </div>
      <div className="photo-about">
        {progress !== 'there' ? (
          <ProgressLine item={item} progress={progress} isAlive={isAlive} onRetry={onRetry} />
        ) : (
          isDescribed && (
            <Field label={<Trans>What the photo shows (optional)</Trans>}>
              <input
                name={altField(item.id)}
                maxLength={longestAlt}
                defaultValue={item.photo?.alt}
                onBlur={({ currentTarget }) => describe(currentTarget)}
                // Enter sends the form from here.
                onKeyDown={({ key, currentTarget }) => key === 'Enter' && describe(currentTarget)}
              />
            </Field>
          )
        )}
        <div className="photo-buttons">
          {progress !== 'refused' && (
            <>
              {isAlive && (
                <button
                  type="button"
                  aria-label={t`Move photo ${number} by dragging or with the arrow keys`}
                  className={`${iconButtonClass} photo-handle`}
                  {...reorder.handle}
                >
                  <Icon name="menu" />
                </button>
              )}
              {moving(t`Move photo ${number} forward`, 'chevron-left', place - 1)}
              {moving(t`Move photo ${number} back`, 'chevron-right', place + 1)}
              {!isCover && moving(t`Make photo ${number} the cover`, 'star', 0)}
            </>
          )}
          {button(
            isOnItsWay ? t`Cancel photo ${number}` : t`Remove photo ${number}`,
            isOnItsWay ? 'x' : 'trash',
            { name: fields.remove, value: item.id },
            onRemove,
          )}
        </div>
      </div>
    </li>
  )
}
