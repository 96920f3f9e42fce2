import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { ChoiceButton } from './choice-button.tsx'
import type { Choice } from './form/form-field.ts'

/** The wizard's second step. @param kind of a draft that begins with this choice; without it there is a draft already */
export const CategoryChoices = ({
  categories,
  category,
  kind,
}: {
  categories: readonly Choice[]
  category: string | null
  kind?: string
}) => (
  <>
    <h2 className="mt-5 mb-4 text-xl">
      <Trans>Which category fits best?</Trans>
    </h2>
    <Form method="post" className="wizard-choices">
      {kind && <input type="hidden" name="kind" value={kind} />}
      {categories.map(({ value, label }) => (
        <ChoiceButton key={value} name="category" value={value} label={label} chosen={value === category} />
      ))}
    </Form>
  </>
)
