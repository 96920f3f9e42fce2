import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { names } from './review-form.ts'

/** Two presses, so that no slip of a finger deletes it. */
export const DeleteReview = () => (
  <details className="rounded-md bg-surface-2 px-4">
    <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
      <Trans>Delete this review</Trans>
    </summary>
    <Form method="post" className="grid justify-items-start gap-3 pb-4">
      <p>
        <Trans>It is deleted for good, with its photos and the owner’s reply.</Trans>
      </p>
      <Button type="submit" tone="line" name={names.delete} value="on">
        <Trans>Delete for good</Trans>
      </Button>
    </Form>
  </details>
)
