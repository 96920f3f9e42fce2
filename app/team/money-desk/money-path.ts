export const moneyPath = '/admin/money'
export const feesPath = `${moneyPath}/fees`
export const taxesPath = `${moneyPath}/taxes`
