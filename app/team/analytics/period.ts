export const analyticsPath = '/admin/analytics'
export const exportPath = '/admin/analytics/export'

/** In days, of which the last is today. */
export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]
const usual: Period = 30

/** What can be taken home, each in a file of its own: the figures by day, and the tables of the page. */
export const tables = ['days', 'pages', 'listings', 'terms', 'empty-terms'] as const
export type Table = (typeof tables)[number]

/** What is no choice of ours is the usual one. */
export const askedPeriod = ({ searchParams }: URL): Period =>
  periods.find((days) => String(days) === searchParams.get('days')) ?? usual

export const askedTable = ({ searchParams }: URL): Table =>
  tables.find((table) => table === searchParams.get('table')) ?? 'days'

/** @param table of a file: a page shows all */
export function analyticsParameters(period: Period, table: Table = 'days'): URLSearchParams {
  return new URLSearchParams({
    ...(period !== usual && { days: String(period) }),
    ...(table !== 'days' && { table }),
  })
}

export const pageAddress = (period: Period) => withParameters(analyticsPath, analyticsParameters(period))
export const fileAddress = (period: Period, table: Table) =>
  withParameters(exportPath, analyticsParameters(period, table))

const withParameters = (path: string, parameters: URLSearchParams) =>
  parameters.size > 0 ? `${path}?${parameters}` : path
