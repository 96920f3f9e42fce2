import { Trans } from '@lingui/react/macro'

/** To which account the site is paid, in the words of admins. */
export const TransferAccount = ({ account }: { account: string }) => (
  <>
    <p>
      <Trans>By bank transfer to:</Trans>
    </p>
    <p className="font-semibold wrap-anywhere whitespace-pre-line">{account}</p>
  </>
)
