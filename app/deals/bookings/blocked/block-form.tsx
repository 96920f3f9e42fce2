import { Trans } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Disclosure } from '../../../ground/ui/disclosure.tsx'
import { blockedPath } from '../addresses.ts'

/** With this an owner blocks the guest of a booking, or ends that. */
export const BlockForm = ({ number, isBlocked }: { number: string; isBlocked: boolean }) =>
  isBlocked ? (
    <Form
      method="post"
      action={blockedPath}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
    >
      <input type="hidden" name="number" value={number} />
      <p>
        <Trans>You have blocked this guest.</Trans>
      </p>
      <Button type="submit" tone="line" name="off" value="on">
        <Trans>Unblock</Trans>
      </Button>
      <Link to={blockedPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>Blocked people</Trans>
      </Link>
    </Form>
  ) : (
    <div className="print:hidden">
      <Disclosure title={<Trans>Block this guest</Trans>} isOpen={false}>
        <Form method="post" action={blockedPath} className="grid justify-items-start gap-3">
          <input type="hidden" name="number" value={number} />
          <p>
            <Trans>
              They can no longer book with you or message you. What they have booked stays until you cancel
              it.
            </Trans>
          </p>
          <Button type="submit" tone="line">
            <Trans>Block</Trans>
          </Button>
        </Form>
      </Disclosure>
    </div>
  )
