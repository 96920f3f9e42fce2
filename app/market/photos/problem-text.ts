import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { largestPicture } from '../../ground/files/pictures.ts'
import { scanTexts } from '../../ground/forms/scan-texts.ts'
import { mostKept, mostPhotos, type RefusedFile } from './photos.ts'

type Problem = RefusedFile['problem']

/** What is wrong with a file and what to do. */
export const problemText = (problem: Problem, i18n: I18n): string => i18n._(texts[problem])

const megabytes = largestPicture / 2 ** 20
const gigabytes = mostKept / 2 ** 30

const texts: Record<Problem, MessageDescriptor> = {
  type: msg`We can’t read this file as a photo. Choose a JPEG, PNG or WebP.`,
  svg: msg`SVG drawings can’t be used. Save it as a PNG and choose that file.`,
  heic: msg`HEIC photos can’t be read here. Save it as a JPEG and choose that file. To have your phone take JPEGs: on an iPhone, go to Settings > Camera > Formats > Most Compatible; on a Samsung, turn off “High efficiency pictures” in the camera settings.`,
  mismatch: msg`This file is not the type that its name says. Save it again as a JPEG or PNG.`,
  polyglot: msg`This file contains something other than a photo. Save it again as a JPEG or PNG.`,
  large: msg`This photo is too large. The limit is ${megabytes} MB.`,
  pixels: msg`This photo has too many pixels. The limit is 50 million.`,
  broken: msg`This photo is damaged. Choose another one.`,
  many: msg`You already have ${mostPhotos} photos, which is the limit. Remove one first.`,
  one: msg`A question has one photo. Remove the one you have first.`,
  full: msg`Your photos fill the ${gigabytes} GB that each account has. Remove some you no longer need, then choose this one again.`,
  often: msg`You have sent too many photos. Add this one again in an hour.`,
  ...scanTexts,
}
