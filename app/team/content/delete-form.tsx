import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import type { ItemTitle } from './item-title.ts'

type Props = {
  /** Where it is sent. */
  address: string
  /** The version that its reader saw. */
  version: string
  removal: string
  title: ItemTitle | null
  /** The way to leave it as it is. */
  children: ReactNode
}

/** The question before an item is deleted. */
export function DeleteForm({ address, version, removal, title, children }: Props) {
  const busy = useNavigation().formAction === address
  return (
    <Form method="post" action={address} className="grid gap-4">
      <input type="hidden" name="version" value={version} />
      <p className="wrap-anywhere">
        <b lang={title?.lang}>{title?.text}</b>
      </p>
      <p className="text-text-muted">
        <Trans>
          Visitors will no longer see it there. You can undo this right away, or later from the history.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="action" busy={busy}>
          {removal}
        </Button>
        {children}
      </div>
    </Form>
  )
}
