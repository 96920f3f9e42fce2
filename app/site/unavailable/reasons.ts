import { msg } from '@lingui/core/macro'

/** Why nothing can be answered or saved now, and what that means for a form that was sent. */
export const reasons = {
  outOfReach: {
    title: msg`We’ll be right back`,
    text: msg`Our database can’t be reached. Please try again in a few seconds.`,
    unsaved: msg`Our database can’t be reached, so we don’t know whether what you sent was saved. Everything you wrote is here. Please send it again in a few seconds.`,
  },
  store: {
    title: msg`Files can’t be stored for now`,
    text: msg`The place where we keep files can’t be used right now. Please try again in a few minutes.`,
    unsaved: msg`The place where we keep files can’t be used right now, so we don’t know whether what you sent was saved. Everything you wrote is here. Please send it again in a few minutes.`,
  },
  readOnly: {
    title: msg`Nothing can be saved for now`,
    text: msg`We are working on the site. Please try again in a few minutes.`,
    unsaved: msg`We are working on the site, so what you sent was not saved. Everything you wrote is here. Please send it again in a few minutes.`,
  },
  busy: {
    title: msg`Too many files at once`,
    text: msg`Too many people are sending files right now. Please try again in a few seconds.`,
    unsaved: msg`Too many people are sending files right now, so what you sent was not saved. Everything you wrote is here. Please send it again in a few seconds.`,
  },
  slowPicture: {
    title: msg`Your picture took too long to read`,
    text: msg`Your picture took too long to read. Please try again in a minute. If it takes too long again, send a smaller picture or fewer at once.`,
    unsaved: msg`Your picture took too long to read, so we don’t know whether what you sent was saved. Everything you wrote is here. Please send it again in a minute. If it takes too long again, send a smaller picture or fewer at once.`,
  },
  crowded: {
    title: msg`Very many visitors at once`,
    text: msg`The site has more visitors than it can handle right now. Please try again in a few seconds.`,
    unsaved: msg`The site has more visitors than it can handle right now, so we don’t know whether what you sent was saved. Everything you wrote is here. Please send it again in a few seconds.`,
  },
} as const
export type Reason = keyof typeof reasons
