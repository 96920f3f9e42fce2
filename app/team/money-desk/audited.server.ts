import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import { disputeDeskAddress } from '../../deals/orders/addresses.ts'
import { type AuditedRoom, partsOf } from '../../ground/audit/audited.ts'
import { formatMoney } from '../../ground/i18n/format.ts'
import { inWords } from '../../ground/audit/show.ts'
import { endingTexts } from './disputes/ending-fields.ts'
import { faultTexts } from './fault-texts.ts'
import { taxSettingName } from '../../deals/bookings/prices/taxes.server.ts'
import { feeAccountSettingName, feeSettingName } from '../../people/fees/platform-fee.server.ts'
import { feesPath, moneyPath, taxesPath } from './money-path.ts'

export const moneyAudited = {
  actions: {
    payment: {
      label: msg`Held payment closed`,
      fields: {
        fault: { label: msg`What was wrong`, show: inWords(faultTexts) },
        reason: { label: msg`Reason` },
      },
    },
    dispute: {
      label: msg`Dispute decided`,
      fields: {
        cents: {
          label: msg`What goes back`,
          show: (value, i18n) => [{ text: formatMoney(Number(value), i18n.locale) }],
        },
        reason: { label: msg`Reason` },
      },
    },
    'dispute-ended': {
      label: msg`Dispute ended`,
      fields: {
        ending: { label: msg`How it ended`, show: inWords(endingTexts) },
        reason: { label: msg`Reason` },
      },
    },
    'dispute-photo': { label: msg`Viewed a photo of a dispute`, fields: {} },
    fee: { label: msg`Platform fee changed`, fields: { percent: { label: msg`Percent` } } },
    'fee-account': {
      label: msg`Account for the fee changed`,
      fields: { text: { label: msg`Account for transfers` } },
    },
    'fee-paid': {
      label: msg`Fee marked as paid`,
      fields: {
        cents: {
          label: msg`Amount`,
          show: (value, i18n) => [{ text: formatMoney(Number(value), i18n.locale) }],
        },
      },
    },
    taxes: { label: msg`Taxes changed`, fields: { tax: { label: msg`Tax` } } },
  },
  settings: {
    [taxSettingName]: { label: msg`Taxes`, href: taxesPath },
    [feeSettingName]: { label: msg`Platform fee`, href: feesPath },
    [feeAccountSettingName]: { label: msg`Account for the platform fee`, href: feesPath },
  },
  subjects: {
    'fee-invoice': { label: (i18n) => i18n._(msg`Invoice of the platform fee`) },
    order: {
      label: (i18n) => i18n._(msg({ message: 'Order', context: 'something bought' })),
      async find({ database }, numbers) {
        const { rows } = await database.execute<{ number: string; isDisputed: boolean }>(sql`
          select number, order_id is not null as "isDisputed" from orders left join dispute on order_id = orders.id
          where number = any(${sql.param([...numbers])}::text[])`)
        return new Map(
          rows.map(({ number, isDisputed }) => [
            number,
            { title: number, href: isDisputed ? disputeDeskAddress(number) : moneyPath },
          ]),
        )
      },
    },
  },
  async findNamed({ database }, text) {
    const { rows } = await database.execute<{ number: string }>(sql`
      select number from orders where number = any(${sql.param(partsOf(text.toUpperCase()))}::text[])`)
    return rows.map(({ number }) => ({ kind: 'order', ref: number }))
  },
} satisfies AuditedRoom
