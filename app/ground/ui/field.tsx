import { type ReactElement, type ReactNode, cloneElement, useId } from 'react'
import { Icon } from './icon.tsx'

type Control = { className?: string; 'aria-invalid'?: boolean; 'aria-describedby'?: string }

const boxes = {
  line: 'bg-surface inset-ring inset-ring-line-strong',
  soft: 'bg-surface-2',
  error: 'bg-surface inset-ring-2 inset-ring-danger',
}

/**
 * A label inside the box of its one control (input, select or textarea), an error and a hint below it.
 * @param error what is wrong and what to do; marks the control as invalid
 */
export function Field({
  label,
  error,
  hint,
  tone = 'line',
  children,
}: {
  label: ReactNode
  error?: ReactNode
  hint?: ReactNode
  tone?: 'line' | 'soft'
  children: ReactElement<Control>
}) {
  const id = useId()
  const control = cloneElement(children, {
    className: `block w-full min-h-7 [&:is(select)]:-ml-1 bg-transparent font-medium outline-none disabled:text-text-faint ${children.props.className ?? ''}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? id : undefined,
  })
  return (
    <div className="min-w-0">
      <label
        className={`block rounded-md px-4 pt-2 pb-1.5 focus-within:inset-ring-2 focus-within:inset-ring-focus has-disabled:bg-surface-2 has-disabled:inset-ring-0 ${boxes[error ? 'error' : tone]}`}
      >
        <span className="block text-xs leading-tight font-semibold text-text-muted">{label}</span>
        {control}
      </label>
      {(error || hint) && (
        <div id={id} className="mt-1.5 text-sm text-text-muted">
          {error && (
            <p className="flex gap-2 text-danger">
              <Icon name="circle-alert" className="mt-0.5 size-4.5" />
              {error}
            </p>
          )}
          {hint}
        </div>
      )}
    </div>
  )
}
