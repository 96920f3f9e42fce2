export const analyticsPath = '/admin/analytics'
export const exportPath = '/admin/analytics/export'

/** In days, of which the last is today. */
export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]
const usual: Period = 30

/** What is no choice of ours is the usual one. */
export const askedPeriod = ({ searchParams }: URL): Period =>
  periods.find((days) => String(days) === searchParams.get('days')) ?? usual

export const periodParameter = (period: Period) =>
  new URLSearchParams(period === usual ? {} : { days: String(period) })

/** @param path of the page or of its file */
export function addressOf(path: string, period: Period): string {
  const query = periodParameter(period).toString()
  return path + (query && `?${query}`)
}
