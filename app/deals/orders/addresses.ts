export const ordersPath = '/orders'
export const cartPath = `${ordersPath}/cart`
export const earningsPath = `${ordersPath}/earnings`
export const orderAddress = (number: string) => `${ordersPath}/${number}`
export const disputeAddress = (number: string) => `${orderAddress(number)}/dispute`
/** Where admins decide it. */
export const disputeDeskAddress = (number: string) => `/admin/money/disputes/${number}`
export const reportPostAddress = (number: string, postId: number) =>
  `${disputeAddress(number)}/report/${postId}`
/** Where PayPal sends a buyer back who has agreed. */
export const returnAddress = (number: string) => `${orderAddress(number)}/returned`

/** Where the owners of listings with several pieces say how many there are. */
export const stockAddress = (kind: string, ref: string) =>
  `/user-listings/${kind}/${encodeURIComponent(ref)}/stock`
