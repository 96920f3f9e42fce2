export const feesPath = '/admin/money/fees'
