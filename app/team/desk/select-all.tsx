import { Trans } from '@lingui/react/macro'
import { Button } from '../../ground/ui/button.tsx'

/** Ticks all boxes of its form that have this name. */
export const SelectAll = ({ name }: { name: string }) => (
  <Button
    tone="line"
    size="sm"
    className="justify-self-start noscript:hidden"
    onClick={({ currentTarget }) => {
      for (const box of currentTarget.form!.querySelectorAll<HTMLInputElement>(`[name=${name}]`))
        box.checked = true
    }}
  >
    <Trans>Select all on this page</Trans>
  </Button>
)
