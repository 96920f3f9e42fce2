import { type FocusEvent, type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { AnyArea } from '../area.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { facetsOf, isTyped } from '../facets.ts'
import { addressOf, type Filters, parseFilters, problemsOf, withChoice } from '../filters.ts'

/**
 * The GET form of a list with script: each change leads to its address without a reload. The address stays the only
 * state; the inputs follow it, so that Back sets them too.
 */
export function useFilterForm(area: AnyArea, filters: Filters) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  // The last requested filters: ahead of `filters` while their page is loading.
  const requestedFilters = useRef(filters)
  /** Those whose page has not come yet. */
  const comingFilters = useRef<Filters>(null)

  useEffect(() => {
    if (window.isSent) return
    // After two choices in a row the page of the first may still appear: it must not undo the second.
    const coming = comingFilters.current
    if (coming && addressOf(area, coming) !== addressOf(area, filters)) return
    const requested = requestedFilters.current
    requestedFilters.current = filters
    for (const input of inputsOf(form.current!)) {
      if (!input.name) continue
      const values = filters.chosen[input.name] ?? ['']
      if (input.type === 'radio' || input.type === 'checkbox')
        (input as HTMLInputElement).checked = values.includes(input.value)
      else if (isTypedKey(area, input.name)) {
        const isSent = input.value === (requested.chosen[input.name]?.[0] ?? '')
        if (isSent) input.value = values[0]!
      } else if (input.name === 'sort' && !filters.near) input.value = filters.sort
    }
  }, [area, filters])

  async function ask(next: Filters) {
    requestedFilters.current = comingFilters.current = next
    await navigate(addressOf(area, next), { preventScrollReset: true })
    if (comingFilters.current === next) comingFilters.current = null
  }
  /** The filters in the inputs. Clearing a value also clears the choices that depend on it. */
  const stated = (changed?: string) => {
    const pairs = [...new FormData(form.current!)] as [string, string][]
    const clearedKeys = facetsOf(area).flatMap(({ key, under }) => (under && under === changed ? [key] : []))
    const kept = pairs.filter(([key]) => !clearedKeys.includes(key))
    return parseFilters(area, new URLSearchParams(kept), filters.home)
  }

  /** Whether something was typed that was not asked for yet. */
  const isAhead = (next: Filters) =>
    facetsOf(area)
      .filter(isTyped)
      .some(({ key }) => next.chosen[key]?.[0] !== requestedFilters.current.chosen[key]?.[0])
  /** Dates in a row of keys are whole before they are meant: only what is valid is asked for at once. */
  const askIfValid = () => {
    const next = { ...stated(), q: filters.q }
    if (isAhead(next) && Object.keys(problemsOf(area, next, localDate(new Date()))).length === 0)
      void ask(next)
  }

  return {
    form,
    /** What is typed but not sent yet stays out. */
    onChange: ({ target }: { target: EventTarget }) => {
      const { name } = target as HTMLInputElement | HTMLSelectElement
      if (facetsOf(area).some(({ key, field }) => field && key === name)) return askIfValid()
      if (name && name !== 'q' && !isTypedKey(area, name))
        void ask({ ...stated(name), q: filters.q, ...(name === 'sort' && { near: null }) })
    },
    onLimit: ({ target: { name, value, validity } }: FocusEvent<HTMLInputElement>) => {
      if (validity.valid && value !== (requestedFilters.current.chosen[name]?.[0] ?? ''))
        void ask({ ...stated(name), q: filters.q })
    },
    onLeave: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return
      const next = { ...stated(), q: filters.q }
      if (isAhead(next)) void ask(next)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void ask(stated())
    },
    /** Pressing the chosen one of several once more lets go of it. */
    onRadio: ({ currentTarget: { name, value, form } }: MouseEvent<HTMLInputElement>) => {
      if (!value || requestedFilters.current.chosen[name]?.[0] !== value) return
      for (const input of inputsOf(form!)) {
        if (input.name === name && input.value === '') (input as HTMLInputElement).checked = true
      }
      void ask(withChoice(requestedFilters.current, name, []))
    },
  }
}

export type FilterForm = ReturnType<typeof useFilterForm>

const isTypedKey = (area: AnyArea, key: string) =>
  facetsOf(area).some((facet) => facet.key === key && isTyped(facet))

const inputsOf = (form: HTMLFormElement) => [...form.elements] as (HTMLInputElement | HTMLSelectElement)[]
