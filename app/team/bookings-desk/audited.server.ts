import { msg } from '@lingui/core/macro'
import { sql } from 'drizzle-orm'
import { bookingDeskAddress } from '../../deals/bookings/addresses.ts'
import { stateTexts } from '../../deals/bookings/states/state-texts.ts'
import { optionLabel } from '../../directory/attributes/choice.ts'
import { islandOptions } from '../../directory/islands.ts'
import { type AuditedRoom, partsOf } from '../../ground/audit/audited.ts'
import { asDay, asNumber, inWords } from '../../ground/audit/show.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { stormPath } from './desk-query.ts'
import { decisionTexts } from './decisions.ts'

const reason = { label: msg`Reason` }

export const bookingsAudited = {
  actions: {
    booking: {
      label: msg`Booking`,
      fields: {
        decision: { label: msg`Decision`, show: inWords(decisionTexts) },
        state: { label: msg`State`, show: inWords(stateTexts) },
        reason,
      },
    },
    storm: {
      label: msg`Storm`,
      fields: {
        from: { label: msg`First day`, show: asDay },
        until: { label: msg`Last day`, show: asDay },
        told: { label: msg`Bookings`, show: asNumber },
        reason,
      },
    },
  },
  subjects: {
    booking: {
      label: (i18n) => i18n._(msg`Booking`),
      async find({ database }, numbers) {
        const { rows } = await database.execute<{ number: string; title: string }>(sql`
          select number, listing_title as title from booking where number = any(${sql.param([...numbers])}::text[])`)
        return new Map(
          rows.map(({ number, title }) => [
            number,
            { title: `${number} · ${title}`, href: bookingDeskAddress(number) },
          ]),
        )
      },
    },
    island: {
      label: (i18n) => i18n._(msg`Island`),
      async find({ language }, islands) {
        const i18n = i18nOf(language)
        const named = (one: string) => ({ title: optionLabel(islandOptions, one, i18n), href: stormPath })
        return new Map(islands.map((one) => [one, named(one)]))
      },
    },
  },
  async findNamed({ database }, text) {
    const { rows } = await database.execute<{ number: string }>(sql`
      select number from booking where number = any(${sql.param(partsOf(text.toUpperCase()))}::text[])`)
    return rows.map(({ number }) => ({ kind: 'booking', ref: number }))
  },
} satisfies AuditedRoom
