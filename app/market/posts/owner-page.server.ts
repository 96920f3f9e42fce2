import { msg } from '@lingui/core/macro'
import type { OwnerPage } from '../../directory/owner-pages.server.ts'
import { hasPosts } from '../../directory/posts.ts'
import { postsAddress } from './addresses.ts'

export const postsPage: OwnerPage = {
  name: 'posts',
  label: msg`Offers and news`,
  right: 'announce',
  isFor: hasPosts,
  addressOf: postsAddress,
}
