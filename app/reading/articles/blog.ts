import { msg } from '@lingui/core/macro'
import type { Part } from '../../directory/area.ts'
import { blogPath } from './blog-address.ts'

/** What a breadcrumb says of the blog. */
export const blog: Part = { path: blogPath, texts: { title: msg`Blog` } }
