export const moneyPath = '/admin/money'
/** Characters. */
export const longestReason = 500
