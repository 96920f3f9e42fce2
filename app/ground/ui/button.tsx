import type { ButtonHTMLAttributes } from 'react'

type Tone = 'brand' | 'action' | 'promo' | 'line' | 'ghost' | 'surface'
type Size = 'sm' | 'md' | 'lg'
type Look = { tone?: Tone; size?: Size; wide?: boolean }

const base =
  'inline-flex items-center justify-center font-semibold leading-tight text-center transition-[background-color,translate] active:translate-y-px disabled:bg-surface-3 disabled:text-text-faint disabled:shadow-none disabled:inset-ring-0 disabled:cursor-not-allowed aria-busy:cursor-progress'

const tones: Record<Tone, string> = {
  brand: 'bg-brand text-on-brand hover:bg-brand-hover',
  action: 'bg-action text-on-action hover:bg-action-hover',
  promo: 'bg-promo text-on-promo hover:bg-promo-hover',
  line: 'inset-ring-[1.5px] inset-ring-line-strong hover:bg-surface-2',
  ghost: 'hover:bg-surface-2',
  surface: 'bg-surface text-text shadow-md hover:bg-surface-2',
}

const sizes: Record<Size, string> = {
  sm: 'min-h-11 lg:min-h-9 py-1.5 text-sm rounded-sm',
  md: 'min-h-11 py-2 text-sm rounded-md',
  lg: 'min-h-13 py-2 text-base rounded-md',
}

// A busy button's spinner and its gap take exactly the room that the narrower padding gives back.
const spaces: Record<Size, { rest: string; busy: string }> = {
  sm: { rest: 'px-3.5 gap-2', busy: 'px-1 gap-1.5' },
  md: { rest: 'px-4.5 gap-2', busy: 'px-2 gap-1.5' },
  lg: { rest: 'px-6 gap-2', busy: 'px-3.5 gap-1.5' },
}

/** The look of a button, for links too. One action tone per view. */
export const buttonClass = ({ tone = 'brand', size = 'md', wide, busy }: Look & { busy?: boolean } = {}) =>
  `${base} ${tones[tone]} ${sizes[size]} ${spaces[size][busy ? 'busy' : 'rest']}${wide ? ' w-full' : ' shrink-0 max-w-full'}`

/** `busy` shows a spinner beside the verb and keeps the width; the caller decides whether it can be pressed again. */
export function Button({
  tone,
  size,
  wide,
  busy,
  className,
  children,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const look = buttonClass({ tone, size, wide, busy })
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={className ? `${look} ${className}` : look}
    >
      {busy && (
        <span className="size-3.5 animate-spin rounded-full border-2 border-current/35 border-t-current" />
      )}
      {children}
    </button>
  )
}

/** A round button that is only a picture: it needs an `aria-label`. */
export const iconButtonClass =
  'inline-grid size-11 shrink-0 place-items-center rounded-pill transition-colors hover:bg-surface-2'
