import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'

type Notice = { text: ReactNode; tone?: 'ok' | 'error'; action?: { label: string; run: () => void } }
type ShownToast = Notice & { id: number }

const milliseconds = 5_000
const none: ShownToast[] = []
const listeners = new Set<() => void>()
let toasts = none
let last = 0

/** Shows a line at the foot of the page for five seconds; an error stays until it is closed. */
export function toast(notice: Notice) {
  const id = ++last
  show([...toasts, { ...notice, id }])
  if (notice.tone !== 'error') setTimeout(() => dismiss(id), milliseconds)
}

const dismiss = (id: number) => show(toasts.filter((one) => one.id !== id))

function show(next: ShownToast[]) {
  toasts = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Where toasts appear, one at a time; once in a layout. */
export function Toaster() {
  const notices = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  const latest = notices.at(-1)
  const line = latest && <Toast key={latest.id} {...latest} count={notices.length} />
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--fixed-bottom,1rem) z-50 flex flex-col items-center gap-2 px-4 pb-3 print:hidden">
      <div role="status" className="contents">
        {latest && latest.tone !== 'error' && line}
      </div>
      <div role="alert" className="contents">
        {latest?.tone === 'error' && line}
      </div>
    </div>
  )
}

/** @param count how many there are: this one is the latest */
function Toast({ id, text, tone, action, count }: ShownToast & { count: number }) {
  const { t } = useLingui()
  const button = 'min-h-13 px-4 font-bold underline underline-offset-4'
  return (
    <div className="pointer-events-auto flex min-h-13 max-w-full items-center gap-3 rounded-md bg-text pl-4 text-sm font-medium text-bg shadow-lg ring-2 ring-bg">
      {tone === 'error' ? (
        <Icon name="circle-alert" className="size-5 text-flame-400 dark:text-flame-700" />
      ) : (
        <Icon name="circle-check" className="size-5 text-jungle-400 dark:text-jungle-700" />
      )}
      <span className="py-2 pr-1 last:pr-4">{text}</span>
      {count > 1 && (
        <span className="mr-4 rounded-pill bg-bg px-2.5 py-0.5 text-xs font-bold text-text">{count}</span>
      )}
      {action && (
        <button
          type="button"
          className={button}
          onClick={() => {
            dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      {tone === 'error' && (
        <button type="button" className={button} aria-label={t`Close`} onClick={() => dismiss(id)}>
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}
