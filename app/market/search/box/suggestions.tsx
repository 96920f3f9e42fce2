import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon, type IconName } from '../../../ground/ui/icon.tsx'
import type { Suggestion } from '../suggestion.ts'
import { optionId, useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

type Props = {
  input: HTMLInputElement
  /** Pushes the following content down instead of covering it. */
  inFlow: boolean
  onPick: () => void
}

/** The list below a search field while one types; loaded when the field is first used. */
export default function Suggestions({ input, inFlow, onPick }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState(input.value)
  const { term, suggestions } = useSuggestions(text)
  const count = suggestions.length
  const pick = ({ href }: Suggestion) => {
    onPick()
    void navigate(href)
  }
  const { shown, active } = useCombobox(input, listId, {
    options: suggestions,
    term,
    onPick: pick,
    onText: setText,
  })
  return (
    <>
      <p role="status" className="sr-only">
        {shown && <Plural value={count} one="# suggestion" other="# suggestions" />}
      </p>
      {shown && (
        <div
          id={listId}
          role="listbox"
          aria-label={t`Suggestions`}
          className={
            inFlow ? 'mt-3' : 'absolute inset-x-0 top-full z-20 mt-2 rounded-lg bg-surface p-2 shadow-lg'
          }
        >
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.href}
              id={optionId(listId, index)}
              suggestion={suggestion}
              active={index === active}
              onPick={() => pick(suggestion)}
            />
          ))}
        </div>
      )}
    </>
  )
}

function Option({
  id,
  suggestion: { kind, text, detail, lang },
  active,
  onPick,
}: {
  id: string
  suggestion: Suggestion
  active: boolean
  onPick: () => void
}) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) option.current!.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={`flex min-h-11 items-center gap-3 rounded-md px-4 hover:bg-surface-2 ${active ? 'bg-surface-2 inset-ring-2 inset-ring-focus' : ''}`}
    >
      <Icon name={icons[kind]} className="size-4.5" />
      <span lang={lang} className="min-w-0 grow truncate font-medium">
        {text}
      </span>
      <span className="text-sm whitespace-nowrap text-text-muted">
        {kind === 'area' ? <Trans>All of them</Trans> : detail}
      </span>
    </div>
  )
}

const icons: Readonly<Record<Suggestion['kind'], IconName>> = {
  emergency: 'siren',
  area: 'grid',
  value: 'tag',
  place: 'map-pin',
  title: 'search',
}
