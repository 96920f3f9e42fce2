import { Trans } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { Dialog } from '../../ground/ui/dialog.tsx'
import { DeleteForm } from './delete-form.tsx'
import type { ItemTitle } from './item-title.ts'

type Props = {
  /** The address of the page that asks. */
  address: string
  /** The version that is on the page. */
  version: string
  /** What it is called. */
  removal: string
  title: ItemTitle | null
}

/** Asks whether an item is to be deleted: here, or without a script on a page of its own. */
export function DeleteButton({ address, version, removal, title }: Props) {
  const [isAsking, setAsking] = useState(false)
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setAsking(true)
  }
  return (
    <div className="mt-8 max-w-160 border-t border-line pt-5">
      <Link to={address} onClick={ask} className={buttonClass({ tone: 'line' })}>
        {removal}
      </Link>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={removal} size="sm">
        <div className="overflow-y-auto px-6 pb-6">
          <DeleteForm address={address} version={version} removal={removal} title={title}>
            <Button tone="ghost" data-first-focus onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </DeleteForm>
        </div>
      </Dialog>
    </div>
  )
}
