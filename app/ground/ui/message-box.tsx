import { type KeyboardEvent, type Ref, useId } from 'react'
import { Button } from './button.tsx'
import { isComposing } from './composing.ts'
import { FieldError } from './field-error.tsx'
import { Icon } from './icon.tsx'
import { LengthNote, TooLong } from './length-note.tsx'
import { useLength } from './use-length.ts'

type Props = {
  ref?: Ref<HTMLTextAreaElement>
  text: string
  onText: (text: string) => void
  onSend: () => void
  /** In characters. */
  longest: number
  /** What the field and its button are called, and what the field says while it is empty. */
  words: { label: string; placeholder: string; send: string }
  busy?: boolean
  disabled: boolean
}

/**
 * The field and the button of a form in which one writes to someone: `text`. Enter sends, Shift+Enter breaks the line;
 * Enter that ends the composing of a word does neither.
 */
export function MessageBox({ ref, text, onText, onSend, longest, words, busy, disabled }: Props) {
  const id = useId()
  const { length, isTooLong, isNear } = useLength({ maxLength: longest, value: text })
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    if (!isTooLong) onSend()
  }
  return (
    <>
      <div className="min-w-0 grow">
        <textarea
          ref={ref}
          data-first-focus
          name="text"
          rows={1}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isNear ? id : undefined}
          aria-label={words.label}
          placeholder={words.placeholder}
          className="field-sizing-content max-h-32 min-h-11 w-full resize-none rounded-md bg-surface-2 px-4 py-2.5"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={keyDown}
        />
        {isNear && (
          <div id={id} className="text-sm text-text-muted">
            {isTooLong && (
              <FieldError>
                <TooLong longest={longest} />
              </FieldError>
            )}
            <LengthNote length={length} longest={longest} />
          </div>
        )}
      </div>
      <Button type="submit" aria-label={words.send} busy={busy} disabled={disabled || isTooLong}>
        {!busy && <Icon name="send" />}
      </Button>
    </>
  )
}
