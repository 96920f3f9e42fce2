import { z } from 'zod'
import type { Kind } from './kinds.ts'

/** What can be booked with no more than a proven email address: what is paid on the site needs an account. */
export const needsNoAccount = ({ kind, prepaidPercent }: { kind: Kind; prepaidPercent: number }): boolean =>
  (kind === 'seat' || kind === 'visit') && prepaidPercent === 0

const day = z.iso.date()
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** 0: Sunday. */
const weekday = z.int().min(0).max(6)
const cents = z.int().min(0).max(10_000_000)
const days = z.object({ from: day, until: day }).refine(({ from, until }) => from <= until)

/** A part of the price beside the nights or persons. */
const fee = z.object({
  name: z.string().min(1).max(80),
  cents,
  per: z.enum(['booking', 'night', 'person', 'night-and-person']),
})

/** Lowers the price of the nights, or persons, whose day is among its days. */
const specialOffer = z.object({
  name: z.string().max(80).default(''),
  weekdays: z.array(weekday).default([0, 1, 2, 3, 4, 5, 6]),
  dates: days.nullable().default(null),
  gives: z.union([
    z
      .object({ stay: z.int().min(2).max(30), pay: z.int().min(1).max(29) })
      .refine((one) => one.pay < one.stay),
    z.object({ percent: z.int().min(1).max(90) }),
  ]),
})

const nightPrices = { cents, weekendCents: cents.nullable().default(null) }
/** As a form of so many rows has them, each for all days of the week. */
export const mostRows = 120
const mostWeekly = mostRows * 7

const minNights = z.int().min(1).max(30)

/** `until` of seasons and closed dates is the last night; weekend nights are those of Friday and Saturday. */
export const staySettings = z.object({
  ...nightPrices,
  seasons: z
    .array(
      z.object({
        name: z.string().max(60),
        from: day,
        until: day,
        ...nightPrices,
        minNights: minNights.optional(),
      }),
    )
    .max(40)
    .default([]),
  minNights: minNights.default(1),
  arrivalDays: z.array(weekday).min(1).default([0, 1, 2, 3, 4, 5, 6]),
  closed: z.array(days).max(100).default([]),
  /** Of one unit, and how many of them the price includes. */
  guests: z.int().min(1).max(30),
  guestsIncluded: z.int().min(1).max(30).optional(),
  extraGuestCents: cents.default(0),
  fees: z.array(fee).max(10).default([]),
  offers: z.array(specialOffer).max(10).default([]),
  checkIn: clock.default('15:00'),
  checkOut: clock.default('11:00'),
})

export const sessionSettings = z.object({
  cents,
  minutes: z.int().min(15).max(1440),
  times: z
    .array(z.object({ weekday, start: clock }))
    .min(1)
    .max(mostWeekly),
  /** Days without sessions, and sessions beside the weekly ones. */
  closed: z.array(days).max(100).default([]),
  extra: z
    .array(z.object({ date: day, start: clock }))
    .max(100)
    .default([]),
  /** One books until so long before the start. */
  cutoffMinutes: z.int().min(0).max(10_080).default(60),
  mostPersons: z.int().min(1).max(999).optional(),
  acceptMinutes: z.int().min(15).max(10_080).default(1440),
  fees: z.array(fee).max(10).default([]),
  offers: z.array(specialOffer).max(10).default([]),
})

export const seatSettings = z.object({
  /** 0: free. */
  cents: cents.default(0),
  mostPersons: z.int().min(1).max(999).default(10),
  needsNames: z.boolean().default(false),
  opensOn: day.nullable().default(null),
  /** Registration closes so long before the start. */
  cutoffMinutes: z.int().min(0).max(43_200).default(0),
  /** How long a guest of the waiting list has to accept. */
  acceptMinutes: z.int().min(15).max(10_080).default(1440),
  fees: z.array(fee).max(10).default([]),
  offers: z.array(specialOffer).max(10).default([]),
})

export const visitSettings = z.object({
  minutes: z.int().min(10).max(480),
  gapMinutes: z.int().min(0).max(240).default(0),
  hours: z
    .array(z.object({ weekday, from: clock, until: clock }))
    .min(1)
    .max(mostWeekly),
  closed: z.array(days).max(100).default([]),
  daysAhead: z.int().min(1).max(365).default(30),
  /** One asks until so long before. */
  cutoffMinutes: z.int().min(0).max(10_080).default(120),
  mostPersons: z.int().min(1).max(100).default(4),
})

export const settingsOf = {
  stay: staySettings,
  session: sessionSettings,
  seat: seatSettings,
  visit: visitSettings,
} as const

export type Settings = { [K in Kind]: z.infer<(typeof settingsOf)[K]> }
export type SettingsInput = { [K in Kind]: z.input<(typeof settingsOf)[K]> }
export type SpecialOffer = z.infer<typeof specialOffer>
export type Fee = z.infer<typeof fee>
