import { oneOf } from '../../ground/query/fields.ts'
import { defineQuery } from '../../ground/query/query.ts'

export const analyticsPath = '/admin/analytics'
export const exportPath = '/admin/analytics/export'

/** In days; the last is today. */
export const periods = [7, 30, 90, 365] as const
export type Period = (typeof periods)[number]

/** Downloads, one file each: the daily figures, and the tables of the page. */
export const tables = ['days', 'pages', 'listings', 'terms', 'empty-terms'] as const
export type Table = (typeof tables)[number]

const days = oneOf(periods, 30)
export const analyticsQuery = defineQuery({ days })
export const exportQuery = defineQuery({ days, table: oneOf(tables, 'days') })

export const pageAddress = (period: Period) => analyticsQuery.address(analyticsPath, { days: period })
export const fileAddress = (period: Period, table: Table) =>
  exportQuery.address(exportPath, { days: period, table })
