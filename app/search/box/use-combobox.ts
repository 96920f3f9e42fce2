import { useEffect, useEffectEvent, useState } from 'react'

type Handlers = { count: number; onPick: (index: number) => void; onText: (text: string) => void }

/**
 * Makes a text field that is on the page already a combobox with a list of `count` options under `listId`. The focus
 * stays in the field; the arrows go through the options and back to what was typed, Enter picks, Escape closes.
 */
export function useCombobox(input: HTMLInputElement, listId: string, { count, onPick, onText }: Handlers) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && count > 0
  const close = () => {
    setOpen(false)
    setActive(-1)
  }

  const onInput = useEffectEvent(() => {
    onText(input.value)
    setOpen(true)
    setActive(-1)
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Korean, Japanese or Chinese is being composed: its keys are the composer's. Safari tells only by the code.
    if (event.isComposing || event.keyCode === 229) {
      if (event.key === 'Enter') event.preventDefault()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (shown) setActive(stepped(active, event.key === 'ArrowDown' ? 1 : -1, count))
      else setOpen(true)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault()
      close()
      onPick(active)
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
      'aria-expanded': String(shown),
      'aria-controls': shown ? listId : null,
      'aria-activedescendant': shown && active >= 0 ? optionId(listId, active) : null,
    })
  }, [input, listId, shown, active])

  return { shown, active }
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
