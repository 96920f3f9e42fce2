import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ClaimState, Way } from './ways.ts'

export const wayTexts: Readonly<Record<Way, MessageDescriptor>> = {
  address: msg`Code to the published email address`,
  domain: msg`Code to an address of the website`,
  phone: msg`Code by phone`,
  letter: msg`Code by letter`,
  document: msg`Document`,
}

export const stateTexts: Readonly<Record<ClaimState, MessageDescriptor>> = {
  waiting: msg`Waiting for our staff`,
  code: msg`Waiting for the code`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
  withdrawn: msg`Withdrawn`,
  overtaken: msg`Claimed by someone else`,
  reversed: msg`Taken back`,
}
