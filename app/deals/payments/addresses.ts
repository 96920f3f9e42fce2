export const paymentsPath = '/account/payments'
/** Where PayPal sends a seller back who was to connect their account. */
export const returnedAddress = (attempt: string) => `${paymentsPath}/returned/${attempt}`
