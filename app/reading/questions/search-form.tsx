import { useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { TermField } from '../../directory/list/term-field.tsx'
import { chipClass } from '../../ground/ui/chip.tsx'
import type { Category } from './load-questions.server.ts'
import { isIndexed, type QuestionQuery, questionsAddress, questionsPath } from './question-query.ts'

type Props = { filters: QuestionQuery; categories: readonly Category[] }

/** Looks in questions and answers, of one category or all. */
export function SearchForm({ filters, categories }: Props) {
  const { t } = useLingui()
  return (
    <div className="relative -mt-6 rounded-xl bg-surface p-3 shadow-md sm:p-4">
      <Form action={questionsPath} autoComplete="off" preventScrollReset>
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        <TermField label={t`Search questions and answers`} term={filters.q} />
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
