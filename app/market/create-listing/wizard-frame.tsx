import css from './create-listing.css?url'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { stepAddress, steps } from './addresses.ts'
import type { Step } from './draft.ts'
import { Refusal } from './refusal.tsx'

/**
 * A step of the wizard. @param draftId null: nothing is chosen yet
 * @param isEdit of a listing, whose type stays
 * @param isGone an edit that can't be sent; the form of the details says so itself
 * @param formId of the form that is kept before another step is gone to; without one the steps are links
 */
export function WizardFrame({
  step,
  draftId,
  isEdit = false,
  isGone = false,
  formId,
  children,
}: {
  step: Step
  draftId: string | null
  isEdit?: boolean
  isGone?: boolean
  formId?: string
  children: ReactNode
}) {
  const { t } = useLingui()
  const names: Record<Step, string> = {
    type: t({ message: 'Type', context: 'step' }),
    category: t({ message: 'Category', context: 'step' }),
    images: t({ message: 'Images', context: 'step' }),
    details: t({ message: 'Details', context: 'step' }),
  }
  const heading = isEdit ? t`Edit listing` : t`Create Listing`
  const visibleSteps = isEdit ? steps.filter((one) => one !== 'type') : steps
  const number = visibleSteps.indexOf(step) + 1
  const total = visibleSteps.length
  return (
    <main id="main" className="wrap py-section">
      <link rel="stylesheet" href={css} precedence="feature" />
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto max-w-240">
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-2 mb-2 text-sm text-text-muted">
          <Trans>
            Step {number} of {total}
          </Trans>
        </p>
        <progress
          className="wizard-progress"
          value={(number * 100) / total}
          max={100}
          aria-label={t`Progress`}
        />
        <nav aria-label={t`Steps`} className="mt-2 text-sm">
          <ol className="wizard-steps">
            {visibleSteps.map((one) => (
              <li key={one}>
                {one === step || !draftId ? (
                  <span aria-current={one === step ? 'step' : undefined}>{names[one]}</span>
                ) : formId ? (
                  <button type="submit" form={formId} name="go" value={one} formNoValidate>
                    {names[one]}
                  </button>
                ) : (
                  <Link to={stepAddress(draftId, one)}>{names[one]}</Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
        {isGone && draftId && (
          <div className="mt-5">
            <Refusal refused="gone" draftId={draftId} />
          </div>
        )}
        {children}
      </div>
    </main>
  )
}
