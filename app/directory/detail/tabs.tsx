import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { hasModifier } from '../../ground/ui/modifiers.ts'

export type Tab = { readonly key: string; readonly label: string; readonly panel: ReactNode }

/**
 * One panel at a time; without scripts all of them, one below the other with its heading.
 * @param first the key of the one that is open at first, if not the first
 * @param target the key of the one that the address leads into
 */
export function Tabs({
  label,
  tabs,
  first,
  target,
}: {
  label: string
  tabs: readonly Tab[]
  first?: string
  target?: string | undefined
}) {
  const id = useId()
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      tabs.findIndex(({ key }) => key === first),
    ),
  )

  const targetAt = tabs.findIndex(({ key }) => key === target)
  useEffect(() => {
    if (targetAt !== -1) setChosen(targetAt)
  }, [targetAt])

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = { ArrowLeft: chosen - 1, ArrowRight: chosen + 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined || hasModifier(event)) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    setChosen(next)
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="mt-9">
      <div
        role="tablist"
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b border-line scrollbar-none noscript:hidden print:hidden"
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            aria-selected={at === chosen}
            aria-controls={`${id}${tab.key}-panel`}
            tabIndex={at === chosen ? 0 : -1}
            className="relative min-h-11 py-2 font-display text-lg font-semibold whitespace-nowrap text-text-muted -outline-offset-4 after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] aria-selected:text-text aria-selected:after:bg-brand"
            onClick={() => setChosen(at)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}${tab.key}-panel`}
          aria-labelledby={`${id}${tab.key}`}
          className={`pt-2 ${at === chosen ? '' : 'hidden noscript:block print:block'}`}
        >
          <h2 className="mt-7 hidden text-2xl noscript:block print:block">{tab.label}</h2>
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
