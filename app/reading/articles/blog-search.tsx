import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { TermField } from '../../directory/list/term-field.tsx'
import { blogPath } from './blog-address.ts'

/** A search over all articles, from any page of the blog. */
export function BlogSearch({ q }: { q: string }) {
  return (
    <Form
      action={blogPath}
      role="search"
      autoComplete="off"
      className="relative rounded-xl bg-surface p-3 shadow-md sm:p-4"
    >
      <TermField label={<Trans>Search articles</Trans>} term={q} />
    </Form>
  )
}
