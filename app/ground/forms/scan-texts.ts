import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScanProblem } from '../files/scanner.ts'

/** Why a file is not taken by its scan, and what to do. */
export const scanTexts: Readonly<Record<ScanProblem, MessageDescriptor>> = {
  harmful: msg`Our virus scanner found something harmful in this file. Choose another one.`,
  unscanned: msg`We can’t check files right now. Try again in a few minutes.`,
}
