import { msg } from '@lingui/core/macro'
import type { Kind } from '../bookables/kinds.ts'
import { ruleTexts } from '../bookables/rule-texts.ts'
import { prepaidTexts } from './prepaid-texts.ts'
import type { Control, FormShape, ControlRows } from './controls.ts'

const from: Control = { name: 'from', type: 'day', label: msg`First day` }
const until: Control = { name: 'until', type: 'day', label: msg`Last day` }
const weekdays: Control = { name: 'weekdays', type: 'weekdays', label: msg`Days of the week` }
const start: Control = { name: 'start', type: 'clock', label: msg`Starts at` }

const closed: ControlRows = {
  name: 'closed',
  title: msg`Closed days`,
  add: msg`Add closed days`,
  controls: [from, until],
}
const fees: ControlRows = {
  name: 'fees',
  title: msg`Extra fees`,
  hint: msg`Such as cleaning or equipment. Each is a line in the price.`,
  add: msg`Add a fee`,
  controls: [
    { name: 'name', type: 'text', label: msg`Name of the fee` },
    { name: 'cents', type: 'money', label: msg`Amount` },
    {
      name: 'per',
      type: 'choice',
      label: msg`Charged`,
      options: {
        booking: msg`once`,
        night: msg`each night`,
        person: msg`per person`,
        'night-and-person': msg`per person and night`,
      },
    },
  ],
}
const offers: ControlRows = {
  name: 'offers',
  title: msg`Special offers`,
  hint: msg`Enter the nights stayed and the nights paid, or a percentage. Guests get the best offer that applies.`,
  add: msg`Add a special offer`,
  controls: [
    { name: 'name', type: 'text', label: msg`Name of the offer (optional)` },
    { name: 'percent', type: 'number', label: msg`Percent off` },
    { name: 'stay', type: 'number', label: msg`Nights stayed` },
    { name: 'pay', type: 'number', label: msg`Nights paid` },
    { ...from, label: msg`First day (optional)` },
    { ...until, label: msg`Last day (optional)` },
    { ...weekdays, hint: msg`None chosen: all days.` },
  ],
}
const percentOffers: ControlRows = {
  ...offers,
  hint: msg`A percentage off on certain days. Guests get the best offer that applies.`,
  controls: offers.controls.filter(({ name }) => name !== 'stay' && name !== 'pay'),
}

const name = (label: Control['label']): Control => ({ name: 'name', type: 'text', label })
const cutoff: Control = {
  name: 'cutoffMinutes',
  type: 'hours',
  label: msg`Hours before the start when booking closes`,
}
const acceptance: Control = {
  name: 'acceptMinutes',
  type: 'hours',
  label: msg`Hours to accept a place from the waiting list`,
}
const nightPrices: readonly Control[] = [
  { name: 'cents', type: 'money', label: msg`Price per night` },
  { name: 'weekendCents', type: 'money', label: msg`Price on Friday and Saturday nights (optional)` },
]

const shapes: Readonly<Record<Kind, FormShape>> = {
  stay: {
    controls: [
      name(msg`Room type`),
      { name: 'capacity', type: 'number', label: msg`Rooms of this type` },
      { name: 'guests', type: 'number', label: msg`Guests per room` },
      ...nightPrices,
      { name: 'guestsIncluded', type: 'number', label: msg`Guests included in the price (optional)` },
      { name: 'extraGuestCents', type: 'money', label: msg`Each extra guest, per night (optional)` },
      { name: 'minNights', type: 'number', label: msg`Minimum nights` },
      { name: 'checkIn', type: 'clock', label: msg`Check-in from` },
      { name: 'checkOut', type: 'clock', label: msg`Check-out until` },
      { name: 'arrivalDays', type: 'weekdays', label: msg`Check-in days` },
    ],
    rows: [
      {
        name: 'seasons',
        title: msg`Seasons`,
        hint: msg`The season’s price applies on these nights. The last day is the last night.`,
        add: msg`Add a season`,
        controls: [
          name(msg`Name of the season`),
          from,
          until,
          ...nightPrices,
          { name: 'minNights', type: 'number', label: msg`Minimum nights (optional)` },
        ],
      },
      closed,
      fees,
      offers,
    ],
  },
  session: {
    controls: [
      name(msg`Name of the tour or session`),
      { name: 'capacity', type: 'number', label: msg`People per session` },
      { name: 'cents', type: 'money', label: msg`Price per person` },
      { name: 'minutes', type: 'number', label: msg`Length in minutes` },
      { name: 'mostPersons', type: 'number', label: msg`Maximum people per booking (optional)` },
      cutoff,
      acceptance,
    ],
    rows: [
      {
        name: 'times',
        title: msg`Weekly times`,
        add: msg`Add a time`,
        controls: [start, weekdays],
      },
      {
        name: 'extra',
        title: msg`Additional sessions`,
        add: msg`Add a session`,
        controls: [{ name: 'date', type: 'day', label: msg`Day` }, start],
      },
      closed,
      fees,
      percentOffers,
    ],
  },
  seat: {
    controls: [
      name(msg`Name of the ticket (optional)`),
      { name: 'capacity', type: 'number', label: msg`Seats per session` },
      { name: 'cents', type: 'money', label: msg`Price per person (blank: free)` },
      { name: 'mostPersons', type: 'number', label: msg`Maximum people per booking` },
      { name: 'opensOn', type: 'day', label: msg`Registration opens on (optional)` },
      { ...cutoff, label: msg`Hours before the start when registration closes` },
      acceptance,
      { name: 'needsNames', type: 'yes', label: msg`Ask for each guest’s name` },
    ],
    rows: [fees, percentOffers],
  },
  visit: {
    controls: [
      { name: 'minutes', type: 'number', label: msg`Length in minutes` },
      { name: 'gapMinutes', type: 'number', label: msg`Minutes to leave free after each` },
      { name: 'daysAhead', type: 'number', label: msg`How many days ahead people can book` },
      cutoff,
      { name: 'mostPersons', type: 'number', label: msg`Maximum people` },
    ],
    rows: [
      {
        name: 'hours',
        title: msg`Hours`,
        add: msg`Add hours`,
        controls: [
          { name: 'from', type: 'clock', label: msg`From` },
          { name: 'until', type: 'clock', label: msg`Until` },
          weekdays,
        ],
      },
      closed,
    ],
  },
}

const common = (kind: Kind): Control[] => [
  {
    name: 'confirmsAtOnce',
    type: 'yes',
    label: msg`Confirm automatically`,
    // A visit costs nothing, so that its changes never wait.
    hint:
      kind === 'visit'
        ? msg`If this is off, you answer each request yourself.`
        : msg`If this is off, you answer each request yourself. If it is on, most changes still wait for your answer once the booking can no longer be canceled free of charge.`,
  },
  ...(kind === 'visit'
    ? []
    : ([
        { name: 'rule', type: 'radios', label: msg`Cancellation`, options: ruleTexts },
        {
          name: 'prepaidPercent',
          type: 'choice',
          label: msg`Paid on this site`,
          hint: msg`Guests pay this before their booking counts. It works once you have connected PayPal under “How you are paid”; until then all is paid at the place.`,
          options: prepaidTexts,
        },
      ] satisfies Control[])),
  { name: 'isClosed', type: 'yes', label: msg`Not taking new bookings right now` },
]

export const shapeOf = (kind: Kind): FormShape => ({
  ...shapes[kind],
  controls: [...shapes[kind].controls, ...common(kind)],
})
