import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { largestPicture } from '../../ground/files/pictures.ts'
import { mostKept, mostPhotos, type RefusedFile } from './photos.ts'

type Problem = RefusedFile['problem']

/** What is wrong with a file and what to do. */
export const problemText = (problem: Problem, i18n: I18n): string => i18n._(texts[problem])

const megabytes = largestPicture / 2 ** 20
const gigabytes = mostKept / 2 ** 30

const texts: Record<Problem, MessageDescriptor> = {
  type: msg`This file is no picture that we can read. Choose a JPEG, PNG or WebP.`,
  svg: msg`SVG drawings can't be used. Save it as PNG and choose that.`,
  heic: msg`HEIC pictures can't be read here. Save it as JPEG and choose that. So that your phone takes JPEGs: on an iPhone, Settings > Camera > Formats > Most Compatible; on a Samsung, turn off "High efficiency pictures" in the camera's settings.`,
  mismatch: msg`This file is not of the type that its name says. Save it anew as JPEG or PNG.`,
  polyglot: msg`There is something else than a picture in this file. Save it anew as JPEG or PNG.`,
  large: msg`This picture is too large: ${megabytes} MB at most.`,
  pixels: msg`This picture has too many pixels: 50 million at most.`,
  broken: msg`This picture can't be read to its end. Choose another.`,
  many: msg`There are ${mostPhotos} photos already, and more can't be kept. Remove one first.`,
  full: msg`Your photos take up the ${gigabytes} GB that each account has. Remove some that you no longer need, and choose it again.`,
  often: msg`You have sent too many photos. Add this one again in an hour.`,
}
