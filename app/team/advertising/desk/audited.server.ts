import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import type { AuditedAction, AuditedRoom } from '../../../ground/audit/audited.ts'
import { inWords } from '../../../ground/audit/show.ts'
import { rowNumber } from '../../../ground/query/fields.ts'
import { formatMoney } from '../../../ground/i18n/format.ts'
import type { Move } from '../campaign.ts'
import { stateLabels } from '../campaign-labels.ts'
import { categories } from '../categories.ts'
import { ratesIn } from '../rates.server.ts'
import { deskPath } from './campaign-query.ts'

const fields = {
  state: { label: msg`State`, show: inWords(stateLabels) },
  reason: { label: msg`Reason` },
}

const moves: Readonly<Record<`advertisement-${Move}`, AuditedAction & { fields: typeof fields }>> = {
  'advertisement-approve': { label: msg`Advertisement approved`, fields },
  'advertisement-refuse': { label: msg`Advertisement rejected`, fields },
  'advertisement-pay': { label: msg`Advertisement paid`, fields },
  'advertisement-pause': { label: msg`Advertisement paused`, fields },
  'advertisement-resume': { label: msg`Advertisement resumed`, fields },
  'advertisement-end': { label: msg`Advertisement ended`, fields },
}

export const advertisingAudited = {
  actions: {
    ...moves,
    'advertising-rates': {
      label: msg`Advertising prices`,
      fields: {
        rates: {
          label: msg`Price per day`,
          parts(value, i18n) {
            const rates = ratesIn(value)
            const prices = Object.entries(rates?.categories ?? {}).map(([category, cents]) => {
              const name = categories[category]?.name
              return [name ? i18n._(name) : category, formatMoney(cents, i18n.locale)] as const
            })
            const other = rates ? formatMoney(rates.other, i18n.locale) : value
            return new Map([[i18n._(msg`All categories without their own price`), other], ...prices])
          },
        },
      },
    },
  },
  subjects: {
    campaign: {
      label: (i18n) => i18n._(msg`Advertisement`),
      async find({ database }, ids) {
        const { rows } = await database.execute<{ id: string; reference: string; name: string }>(sql`
          select id, reference, business_name as name from campaign
          where id = any(${sql.param(ids.map(rowNumber))}::bigint[])`)
        return new Map(
          rows.map(({ id, reference, name }) => [
            id,
            { title: `${reference} · ${name}`, href: `${deskPath}/${reference}` },
          ]),
        )
      },
    },
  },
  settings: { 'advertising-rates': { label: msg`Advertising prices`, href: deskPath } },
  async findNamed({ database }, text) {
    const [reference] = /\d{4}-\d{4}(?=[/?#]|$)/.exec(text) ?? []
    const isAdvert = reference
      ? sql`reference = ${reference}`
      : sql`position(lower(${text}) in lower(business_name)) > 0`
    const { rows } = await database.execute<{ ref: string }>(sql`
      select id::text as ref from campaign
      where ${isAdvert} and exists (
        select from audit where subject_kind = 'campaign' and subject_id = campaign.id::text)
      limit ${mostNamed}`)
    return rows.map(({ ref }) => ({ kind: 'campaign', ref }))
  },
} satisfies AuditedRoom

const mostNamed = 200
