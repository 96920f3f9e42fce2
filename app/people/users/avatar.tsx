import { Icon } from '../../ground/ui/icon.tsx'
import type { ShownViewer } from './auth-context.tsx'

/** A user's picture or initials. */
export const Avatar = ({ viewer: { image, fullName } }: { viewer: ShownViewer }) =>
  image ? (
    <img src={image} alt="" width={40} height={40} className="size-10 rounded-pill object-cover" />
  ) : (
    <span
      aria-hidden
      className="grid size-10 place-items-center rounded-pill bg-brand-soft text-sm font-semibold text-on-brand-soft uppercase"
    >
      {initialsOf(fullName) || <Icon name="user" />}
    </span>
  )

/** `MS` for Maria Lourdes Santos; empty for a name without letters and digits. */
export function initialsOf(name: string) {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? [])
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : letters.join('')
}
