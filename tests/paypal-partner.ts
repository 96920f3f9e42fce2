import { randomBytes } from 'node:crypto'

export const partnerId = 'PARTNER234567'

type Referral = {
  tracking_id?: string
  operations?: { operation?: string; api_integration_preference?: RestPreference }[]
  legal_consents?: { type?: string; granted?: boolean }[]
  partner_config_override?: { return_url?: string }
}
type RestPreference = { rest_api_integration?: { third_party_details?: { features?: string[] } } }

type Seller = { tracking: string; merchant: string; canReceive: boolean }

/**
 * PayPal's Partner Referrals v2 as its description says, and the status of sellers, which that leaves out, as PayPal's
 * pages for partners do.
 */
export function payPalPartner(url: string) {
  const referrals = new Map<string, Referral>()
  const sellers: Seller[] = []
  const partnership = { isKnown: true }
  const integrations = `/v1/customer/partners/${partnerId}/merchant-integrations`

  const referralAt = (actionAt: string) =>
    referrals.get(new URL(actionAt).searchParams.get('referralToken')!)!
  /** Where a seller is sent who has not finished there. */
  const wayBack = (actionAt: string) => referralAt(actionAt).partner_config_override!.return_url!

  return {
    wayBack,
    partnership,
    /** @returns null: the request is another; without a body it is refused */
    answer(address: string, sent: string): { status: number; body?: object } | null {
      const { pathname, searchParams } = new URL(address, url)
      if (pathname === '/v2/customer/partner-referrals') {
        const referral = JSON.parse(sent) as Referral
        if (!partnership.isKnown) return { status: 403 }
        if (!isRight(referral)) return { status: 400 }
        const id = randomBytes(8).toString('hex')
        referrals.set(id, referral)
        const links = [
          { rel: 'self', href: `${url}${pathname}/${id}`, method: 'GET' },
          { rel: 'action_url', href: `${url}/bizsignup/partner/entry?referralToken=${id}`, method: 'GET' },
        ]
        return { status: 201, body: { links } }
      }
      if (!pathname.startsWith(integrations)) return null
      if (!partnership.isKnown) return { status: 403 }
      const tracking = searchParams.get('tracking_id')
      const found = sellers.findLast((one) =>
        tracking ? one.tracking === tracking : pathname === `${integrations}/${one.merchant}`,
      )
      if (!found) return { status: 404 }
      const { merchant, canReceive } = found
      const known = { merchant_id: merchant, tracking_id: found.tracking }
      const status = { payments_receivable: canReceive, primary_email_confirmed: canReceive }
      return { status: 200, body: tracking ? known : { ...known, ...status } }
    },
    /** What a seller does at PayPal. @returns where they are sent back */
    onboard(actionAt: string, { merchant, canReceive }: Omit<Seller, 'tracking'>): string {
      const { tracking_id: tracking } = referralAt(actionAt)
      sellers.push({ tracking: tracking!, merchant, canReceive })
      return `${wayBack(actionAt)}?merchantId=${tracking}&merchantIdInPayPal=ANXTHER234567&permissionsGranted=true`
    },
  }
}

/** As the description asks. */
function isRight({ tracking_id, operations, legal_consents, partner_config_override }: Referral): boolean {
  const rest = operations?.[0]?.api_integration_preference?.rest_api_integration
  return (
    (tracking_id?.length ?? 0) > 0 &&
    tracking_id!.length <= 127 &&
    operations?.length === 1 &&
    operations[0]!.operation === 'API_INTEGRATION' &&
    Array.isArray(rest?.third_party_details?.features) &&
    legal_consents?.[0]?.type === 'SHARE_DATA_CONSENT' &&
    (partner_config_override?.return_url?.length ?? 0) <= 127
  )
}
