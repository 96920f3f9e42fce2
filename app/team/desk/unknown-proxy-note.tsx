import { Trans } from '@lingui/react/macro'

/** Tells admins what their operator has to set. @param proxy its address */
export const UnknownProxyNote = ({ proxy }: { proxy: string }) => (
  <div className="wrap">
    <div role="status" className="mt-6 rounded-md bg-warn-soft px-4 py-3 text-warn">
      <b className="block">
        <Trans>All visitors look like one</Trans>
      </b>
      <Trans>
        Requests come through a proxy ({proxy}) that the setting TRUSTED_PROXIES does not name. Limits meant
        for each visitor now count for all of them together. Set TRUSTED_PROXIES to the proxy’s address and
        restart the site.
      </Trans>
    </div>
  </div>
)
