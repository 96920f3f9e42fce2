import { useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { TermField } from '../../directory/list/term-field.tsx'
import { chipClass } from '../../ground/ui/chip.tsx'
import type { Category } from './load-questions.server.ts'
import { questionKinds, questionKindTexts } from './question-kinds.ts'
import { isIndexed, type QuestionQuery, questionsAddress, questionsPath } from './question-query.ts'

type Props = { filters: QuestionQuery; categories: readonly Category[] }

/** Looks in questions and answers, of one category and kind or all. */
export function SearchForm({ filters, categories }: Props) {
  const { t, i18n } = useLingui()
  return (
    <div className="relative z-20 -mt-6 rounded-xl bg-surface p-3 shadow-md sm:p-4">
      <Form action={questionsPath} autoComplete="off" preventScrollReset>
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
        <TermField label={t`Search questions and answers`} term={filters.q} />
      </Form>
      <Choices
        label={t`Categories`}
        chosen={filters.category}
        options={[{ value: '', label: t`All` }, ...categories]}
        choose={(category) => ({ ...filters, category, page: 1 })}
      />
      <Choices
        label={t`Kinds of questions`}
        chosen={filters.kind ?? ''}
        options={[
          { value: '' as const, label: t`All kinds` },
          ...questionKinds.map((value) => ({ value, label: i18n._(questionKindTexts[value]) })),
        ]}
        choose={(kind) => ({ ...filters, kind: kind || null, page: 1 })}
      />
    </div>
  )
}

type ChoicesProps<Value extends string> = {
  readonly label: string
  readonly chosen: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly choose: (value: Value) => QuestionQuery
}

const Choices = <Value extends string>({ label, chosen, options, choose }: ChoicesProps<Value>) => (
  <nav aria-label={label} className="mt-3">
    <ul className="flex flex-wrap gap-2">
      {options.map(({ value, label: text }) => (
        <li key={value}>
          <Link
            to={questionsAddress(choose(value))}
            rel={isIndexed(choose(value)) ? undefined : 'nofollow'}
            aria-current={value === chosen ? 'true' : undefined}
            preventScrollReset
            className={chipClass({ on: value === chosen })}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
