import { useEffect, useEffectEvent, useState } from 'react'
import { isComposing } from '../../../ground/ui/composing.ts'

type Handlers<Option> = {
  options: readonly Option[]
  /** What the options were found for, trimmed: while the field says something else, the arrows do not enter them. */
  term: string
  onPick: (option: Option) => void
  onText: (text: string) => void
}

/**
 * Makes a text field that is on the page already a combobox with a list of options under `listId`. The focus stays in
 * the field; the arrows go through the options and back to what was typed, Enter picks, Escape closes.
 */
export function useCombobox<Option extends object>(
  input: HTMLInputElement,
  listId: string,
  { options, term, onPick, onText }: Handlers<Option>,
) {
  // The field may have been typed in before there was anything to listen.
  const [open, setOpen] = useState(
    () => document.activeElement === input && input.value !== input.defaultValue,
  )
  const [chosen, setChosen] = useState<Option | null>(null)
  // Where another list took its place, nothing is active.
  const active = chosen ? options.indexOf(chosen) : -1
  const isOpen = open && options.length > 0
  const close = () => {
    setOpen(false)
    setChosen(null)
  }

  const onInput = useEffectEvent(() => {
    onText(input.value)
    setOpen(true)
    setChosen(null)
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) {
      if (event.key === 'Enter') event.preventDefault()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onText(input.value)
      if (!isOpen) setOpen(true)
      else if (input.value.trim() === term)
        setChosen(options[stepped(active, event.key === 'ArrowDown' ? 1 : -1, options.length)] ?? null)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault()
      close()
      onPick(options[active]!)
    } else if (event.key === 'Tab') close()
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    input.addEventListener('blur', close, { signal })
    input.form?.addEventListener('submit', close, { signal })
    return () => listening.abort()
  }, [input])

  useEffect(() => {
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(listId, active) : null,
    })
  }, [input, listId, isOpen, active])

  return { shown: isOpen, active }
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/** -1 is the field itself, before the first and after the last. */
const stepped = (active: number, by: 1 | -1, count: number) =>
  ((active + 1 + by + count + 1) % (count + 1)) - 1
