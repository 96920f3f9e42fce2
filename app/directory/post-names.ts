import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PostKind } from './posts.ts'

export const postNames: Readonly<Record<PostKind, MessageDescriptor>> = {
  offer: msg`Special offer`,
  news: msg`News`,
}
