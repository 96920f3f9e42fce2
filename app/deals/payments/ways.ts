/** How an order is paid: at the handover, by PayPal, or as a demo of that. */
export const ways = ['demo', 'paypal', 'on-site'] as const
export type Way = (typeof ways)[number]

/** Whether an order is paid on the site, before the handover. */
export const isPaidFirst = (way: Way): boolean => way !== 'on-site'
