import { moneyPath } from '../money-path.ts'

export const deskAddress = (number: string) => `${moneyPath}/disputes/${number}`
