import { msg, plural } from '@lingui/core/macro'
import { momentText } from '../../ground/i18n/format.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { BookingNews, Notice, NoticeText } from './events.ts'

type Values<E extends Notice['event']> = Extract<Notice, { event: E }>['values']
type BookingFacts = { readonly title: string; readonly name: string; readonly when: string }

/** @param language of the reader */
export function bookingText(values: Values<'booking'>, language: Language): NoticeText {
  const { title, name, news, isOwner } = values
  const told = { title, name, when: momentText(new Date(values.at), language) }
  return (isOwner ? ownerTexts : guestTexts)[news]?.(told) ?? otherText(news, told)
}

export function reminderText(
  { title, at, before }: Values<'booking-reminder'>,
  language: Language,
): NoticeText {
  const when = momentText(new Date(at), language)
  return before === 'day'
    ? { title: msg`Coming up: ${title}`, text: msg`It starts ${when}.` }
    : { title: msg`In an hour: ${title}`, text: msg`It starts ${when}.` }
}

export function arrivalsText({ count, first }: Values<'booking-arrivals'>): NoticeText {
  const names = first.join(' · ')
  return {
    title: msg`${plural(count, { one: 'Today: # arrival', other: 'Today: # arrivals' })}`,
    text: msg`The first: ${names}`,
  }
}

const onWaitingList = (when: string) =>
  msg`You are on the waiting list for ${when}. You can cancel free of charge.`

type Texts = Readonly<Partial<Record<BookingNews, (told: BookingFacts) => NoticeText>>>

const guestTexts: Texts = {
  confirmed: ({ title, when }) => ({
    title: msg`Confirmed: ${title}`,
    text: msg`It is booked for ${when}. Its page has the details.`,
  }),
  'to-pay': ({ title, when }) => ({
    title: msg`Pay to confirm: ${title}`,
    text: msg`The owner agrees to ${when}. The page of your booking says until when your place is held. It is yours once you have paid.`,
  }),
  proposed: ({ title, when }) => ({
    title: msg`Another time for ${title}`,
    text: msg`The owner proposes ${when}. Accept it or cancel.`,
  }),
  declined: ({ title, when }) => ({
    title: msg`Declined: ${title}`,
    text: msg`The owner can’t take your booking for ${when}. You can ask for another time.`,
  }),
  expiring: ({ title, when }) => ({
    title: msg`Answer soon: ${title}`,
    text: msg`The place you were offered, ${when}, is held for a few more hours.`,
  }),
  'cancelled-by-owner': ({ title, when }) => ({
    title: msg`Canceled: ${title}`,
    text: msg`Your booking for ${when} was canceled. You owe nothing.`,
  }),
  promoted: ({ title, when }) => ({
    title: msg`A spot opened up: ${title}`,
    text: msg`Accept it soon, or it goes to the next person on the waiting list. It starts ${when}.`,
  }),
  'change-confirmed': ({ title, when }) => ({
    title: msg`Your change is confirmed: ${title}`,
    text: msg`It is booked for ${when}. Its page has the details.`,
  }),
  'change-dropped': ({ title, when }) => ({
    title: msg`Your change can’t be made: ${title}`,
    text: msg`The booking stays as it was, for ${when}.`,
  }),
  rescheduled: ({ title, when }) => ({
    title: msg`New time: ${title}`,
    text: msg`It is now on ${when}. Keep your place, or cancel free of charge until it begins.`,
  }),
  'rescheduled-waiting': ({ title, when }) => ({
    title: msg`New time: ${title}`,
    text: onWaitingList(when),
  }),
  storm: ({ title, when }) => ({
    title: msg`Storm: ${title}`,
    text: msg`You can keep, move or cancel your booking for ${when} free of charge.`,
  }),
  'storm-underway': ({ title, when }) => ({
    title: msg`Storm: ${title}`,
    text: msg`There is a message about your booking, which began ${when}. Its page has it.`,
  }),
  'storm-waiting': ({ title, when }) => ({ title: msg`Storm: ${title}`, text: onWaitingList(when) }),
  'no-show': ({ title, when }) => ({
    title: msg`The owner says you did not come: ${title}`,
    text: msg`If you were there on ${when}, you can object once.`,
  }),
  'objection-upheld': ({ title }) => ({
    title: msg`Your objection is accepted: ${title}`,
    text: msg`The booking is marked as completed.`,
  }),
  'objection-refused': ({ title }) => ({
    title: msg`Your objection is not accepted: ${title}`,
    text: msg`The owner’s statement stays.`,
  }),
}

const ownerTexts: Texts = {
  asked: ({ title, name, when }) => ({
    title: msg`New request: ${title}`,
    text: msg`${name} asks for ${when}. Answer before the request expires.`,
  }),
  conflict: ({ title, name }) => ({
    title: msg`Also booked on another site: ${title}`,
    text: msg`Another site has also taken some of the nights that ${name} asks for. Check your calendar before this is confirmed.`,
  }),
  booked: ({ title, name, when }) => ({
    title: msg`New booking: ${title}`,
    text: msg`${name} has booked ${when}.`,
  }),
  changed: ({ title, name, when }) => ({
    title: msg`Request changed: ${title}`,
    text: msg`${name} asks for ${when}. Answer before the request expires.`,
  }),
  accepted: ({ title, name, when }) => ({
    title: msg`Accepted: ${title}`,
    text: msg`${name} has booked ${when}.`,
  }),
  expiring: ({ title, name, when }) => ({
    title: msg`Answer soon: ${title}`,
    text: msg`${name}’s request for ${when} expires in a few hours.`,
  }),
  'cancelled-by-guest': ({ title, name, when }) => ({
    title: msg`Canceled by the guest: ${title}`,
    text: msg`${name} is no longer coming on ${when}.`,
  }),
  'cancelled-by-owner': ({ title, name, when }) => ({
    title: msg`Canceled: ${title}`,
    text: msg`${name}’s booking for ${when} was canceled.`,
  }),
  'change-asked': ({ title, name }) => ({
    title: msg`Change requested: ${title}`,
    text: msg`${name} asks to change the dates or the number of guests. The booking stays as it is until you answer.`,
  }),
  'change-confirmed': ({ title, name, when }) => ({
    title: msg`Booking changed: ${title}`,
    text: msg`${name} has booked ${when}.`,
  }),
  'change-dropped': ({ title, when }) => ({
    title: msg`Change withdrawn: ${title}`,
    text: msg`The booking stays as it was, for ${when}.`,
  }),
  objected: ({ title, name, when }) => ({
    title: msg`Objection by the guest: ${title}`,
    text: msg`${name} says that they were there on ${when}. Our staff will decide.`,
  }),
  'objection-upheld': ({ title, name, when }) => ({
    title: msg`The guest’s objection is accepted: ${title}`,
    text: msg`Our staff decided that ${name} was there on ${when}. The booking is marked as completed.`,
  }),
  'objection-refused': ({ title, name, when }) => ({
    title: msg`The guest’s objection is not accepted: ${title}`,
    text: msg`Our staff decided that ${name} was not there on ${when}. Your statement stays.`,
  }),
}

/** What is the same for both sides. */
function otherText(news: BookingNews, { title, when }: BookingFacts): NoticeText {
  if (news === 'message')
    return { title: msg`New message: ${title}`, text: msg`It is about the booking for ${when}.` }
  return { title: msg`Expired: ${title}`, text: msg`Nothing was booked for ${when}.` }
}
