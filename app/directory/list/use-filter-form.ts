import { type ChangeEvent, type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { AnyArea } from '../area.ts'
import { addressOf, type Filters, parseFilters, withChoice } from '../filters.ts'

/**
 * The GET form of a list with script: each change leads to its address without a reload. The address stays the only
 * state; the inputs follow it, so that Back sets them too.
 */
export function useFilterForm(area: AnyArea, filters: Filters) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // What was asked for last: ahead of `filters` while a page is still coming.
  const asked = useRef(filters)

  useEffect(() => {
    asked.current = filters
    for (const input of inputsOf(form.current!)) {
      const values = filters.chosen[input.name] ?? ['']
      if (input.type === 'radio' || input.type === 'checkbox')
        (input as HTMLInputElement).checked = values.includes(input.value)
      else if (input.name === 'sort') input.value = filters.sort
    }
  }, [filters])
  useEffect(() => {
    form.current!.querySelector<HTMLInputElement>('[name=q]')!.value = filters.q
  }, [filters.q])

  function ask(next: Filters) {
    asked.current = next
    void navigate(addressOf(area, next), { preventScrollReset: true })
  }
  const stated = () => {
    const pairs = [...new FormData(form.current!)] as [string, string][]
    return parseFilters(area, new URLSearchParams(pairs), filters.home)
  }

  return {
    form,
    /** A term that is typed but not sent yet stays out. */
    onChange: ({ target }: ChangeEvent<HTMLFormElement | HTMLSelectElement>) => {
      if (target.name !== 'q') ask({ ...stated(), q: filters.q })
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      ask(stated())
    },
    /** Pressing the chosen one of several once more lets go of it. */
    onRadio: ({ currentTarget: { name, value, form } }: MouseEvent<HTMLInputElement>) => {
      if (!value || asked.current.chosen[name]?.[0] !== value) return
      for (const input of inputsOf(form!)) {
        if (input.name === name && input.value === '') (input as HTMLInputElement).checked = true
      }
      ask(withChoice(asked.current, name, []))
    },
  }
}

const inputsOf = (form: HTMLFormElement) => [...form.elements] as (HTMLInputElement | HTMLSelectElement)[]
