import { msg } from '@lingui/core/macro'

/** Why nothing can be answered or saved now, and what that means for a form that was sent. */
export const reasons = {
  outOfReach: {
    title: msg`We will be right back`,
    text: msg`Our database is out of reach. Please try again in a few seconds.`,
    unsaved: msg`Our database is out of reach, so we can’t say whether what you sent was saved. All that you wrote is here: please send it again in a few seconds.`,
  },
  readOnly: {
    title: msg`Nothing can be saved for now`,
    text: msg`We are working on the site. Please try again in a few minutes.`,
    unsaved: msg`We are working on the site, so what you sent was not saved. All that you wrote is here: please send it again in a few minutes.`,
  },
} as const
export type Reason = keyof typeof reasons
