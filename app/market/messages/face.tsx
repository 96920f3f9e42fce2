import { Icon } from '../../ground/ui/icon.tsx'

/** A user's picture, or how their name begins. */
export const Face = ({ name, image }: { name: string; image: string | null }) =>
  image ? (
    <img src={image} alt="" width={44} height={44} className="size-11 shrink-0 rounded-pill object-cover" />
  ) : (
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-pill bg-brand-soft font-semibold text-on-brand-soft"
    >
      {[...name][0] ?? <Icon name="user" />}
    </span>
  )
