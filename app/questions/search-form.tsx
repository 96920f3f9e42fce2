import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { chipClass } from '../ui/chip.tsx'
import { keepComposing } from '../ui/composing.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Category } from './load-questions.server.ts'
import { isIndexed, type QuestionFilters, questionsAddress, questionsPath } from './question-filters.ts'

type Props = { filters: QuestionFilters; categories: readonly Category[] }

/** Looks in questions and answers, of one category or all. */
export function SearchForm({ filters, categories }: Props) {
  const { t } = useLingui()
  const term = useRef<HTMLInputElement>(null)
  useEffect(() => {
    term.current!.value = filters.q
  }, [filters.q])
  return (
    <div className="relative -mt-6 rounded-xl bg-surface p-3 shadow-md sm:p-4">
      <Form
        action={questionsPath}
        autoComplete="off"
        preventScrollReset
        className="grid grid-cols-[1fr_auto] gap-2"
      >
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        <Field label={t`Search questions and answers`} tone="soft">
          <input
            ref={term}
            name="q"
            type="search"
            enterKeyHint="search"
            defaultValue={filters.q}
            maxLength={80}
            onKeyDown={keepComposing}
          />
        </Field>
        <button type="submit" className={buttonClass({ tone: 'action', size: 'lg' })}>
          <Icon name="search" />
          <span className="max-sm:sr-only">
            <Trans>Search</Trans>
          </span>
        </button>
      </Form>
      <Categories filters={filters} categories={categories} />
    </div>
  )
}

function Categories({ filters, categories }: Props) {
  const { t } = useLingui()
  const chips = [{ value: '', label: t`All` }, ...categories]
  return (
    <nav aria-label={t`Categories`} className="mt-3">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={questionsAddress({ q: filters.q, category: value })}
              rel={isIndexed(filters) ? undefined : 'nofollow'}
              aria-current={value === filters.category ? 'true' : undefined}
              preventScrollReset
              className={chipClass({ on: value === filters.category })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
