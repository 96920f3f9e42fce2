import { msg } from '@lingui/core/macro'
import { blogPath } from './blog-address.ts'

export const articlesTab = { type: 'blog', name: msg`Articles`, path: blogPath }
