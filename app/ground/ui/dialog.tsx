import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { iconButtonClass } from './button.tsx'
import { Icon } from './icon.tsx'

const widths = { sm: 'sm:w-100', md: 'sm:w-140', lg: 'sm:w-200' }

const base =
  'm-0 max-h-[92dvh] w-full max-w-none flex-col overflow-hidden bg-surface text-text shadow-lg open:flex transition-[translate,opacity] duration-(--duration-sheet) starting:opacity-0'
const sheet = 'max-sm:mt-auto max-sm:rounded-t-xl max-sm:starting:translate-y-8'
const centre = 'sm:m-auto sm:max-h-[calc(100dvh-3rem)] sm:max-w-[calc(100vw-2rem)] sm:rounded-xl'

type Props = {
  onClose: () => void
  title: ReactNode
  dismissible?: boolean
  size?: keyof typeof widths
  className?: string
  children: ReactNode
}

/**
 * A modal dialog: in the middle of a wide screen, a sheet at the bottom of a narrow one. Focus goes in, and back to
 * what had it: to the first control, or the one with `data-first-focus`. It is not there at all while closed.
 * @param dismissible whether the close button, Escape and a press beside it close it
 * @param className replaces the usual place and size
 */
export const Dialog = ({ open, ...rest }: Props & { open: boolean }) =>
  open ? <OpenDialog {...rest} /> : null

function OpenDialog({ onClose, title, dismissible = true, size = 'md', className, children }: Props) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const pressed = useRef<EventTarget>(null)

  useLayoutEffect(() => {
    const element = dialog.current!
    // Closed before it leaves the page: only then does the browser give focus back.
    return () => element.close()
  }, [])

  // An effect, which runs after React's commit unless a press opened the dialog: the browser styles the whole page again.
  useEffect(() => {
    dialog.current!.showModal()
    dialog.current!.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={`${base} ${className ?? `${sheet} ${centre} ${widths[size]}`}`}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissible) onClose()
      }}
      // A second Escape closes a dialog whatever its cancel event says, unless the key itself is taken.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !dismissible) event.preventDefault()
      }}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      // A press that begins inside, as when something is dragged, and ends beside it is a click on the dialog, too.
      onClick={({ target, currentTarget }) => {
        if (dismissible && target === currentTarget && pressed.current === target) onClose()
      }}
    >
      <div className="flex min-h-0 grow flex-col">
        <div className="flex items-center justify-between gap-2 pt-4 pr-3.5 pb-2 pl-6">
          <h2 id={heading} className="text-2xl">
            {title}
          </h2>
          {dismissible && (
            <button type="button" className={iconButtonClass} aria-label={t`Close`} onClick={onClose}>
              <Icon name="x" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
