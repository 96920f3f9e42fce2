import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Arrival } from '../../people/accounts/arrival.ts'

export const arrivalTexts: Record<Arrival, MessageDescriptor> = {
  'logged-in': msg`Successfully logged in!`,
  'signed-up': msg`Account created successfully!`,
  'logged-in-google': msg`Successfully logged in with Google!`,
  'logged-in-facebook': msg`Successfully logged in with Facebook!`,
  'signed-up-google': msg`Successfully signed up with Google!`,
  'signed-up-facebook': msg`Successfully signed up with Facebook!`,
  'signed-out-late': msg`You are back online and fully logged out.`,
}
