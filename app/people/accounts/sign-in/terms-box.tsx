import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'react-router'
import { FieldError } from '../../../ground/ui/field-error.tsx'
import { useCorrection } from '../../../ground/ui/use-correction.ts'

/** The links open in a new tab, so that the form keeps what was typed. */
export function TermsBox({ error: given, isChecked }: { error: string | undefined; isChecked: boolean }) {
  const id = useId()
  const { error, onInput } = useCorrection(given)
  const link = 'py-1 text-brand underline underline-offset-4'
  return (
    <div onInput={onInput}>
      <div className="flex min-h-11 items-center gap-2.5">
        <input
          id={`${id}box`}
          type="checkbox"
          name="terms"
          className="size-6 shrink-0"
          defaultChecked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
        />
        <label htmlFor={`${id}box`}>
          <Trans>
            I agree to the{' '}
            <Link to="/terms" target="_blank" className={link}>
              Terms
            </Link>{' '}
            and the{' '}
            <Link to="/privacy" target="_blank" className={link}>
              Privacy Policy
            </Link>
          </Trans>
        </label>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
