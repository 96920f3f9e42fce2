import { initialsOf } from '../../users/avatar.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'

/** A user's picture in a circle or their initials, beside their name. */
export function Avatar({ image, fullName }: { image: string | null; fullName: string }) {
  if (image) return <img src={image} alt="" width={96} height={96} className="scene size-24 rounded-pill" />
  return (
    <span
      aria-hidden
      className="grid size-24 place-items-center rounded-pill bg-brand-soft font-display text-3xl font-semibold text-on-brand-soft uppercase"
    >
      {initialsOf(fullName) || <Icon name="user" className="size-10" />}
    </span>
  )
}
