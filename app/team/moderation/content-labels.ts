import { msg } from '@lingui/core/macro'

/** What the staff reads before the parts of a question or review, and of a listing those that every area has. */
export const labels = {
  title: msg`Title`,
  description: msg`Description`,
  questionKind: msg`Kind of question`,
  tags: msg`Tags`,
  translation: msg`Translation`,
  price: msg`Price`,
  sale: msg`For sale`,
  rent: msg`For rent`,
  island: msg`Island`,
  village: msg`Village`,
  address: msg`Address`,
  place: msg`Place on the map`,
  contact: msg({ message: 'Contact', context: 'seller' }),
  onRequest: msg`shown on request`,
  stars: msg`Stars`,
  text: msg({ message: 'Text', context: 'review' }),
  language: msg`Language`,
  reply: msg`Reply from the owner`,
}
