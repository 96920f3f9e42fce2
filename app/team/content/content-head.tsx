import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Head = {
  title: string
  /** The language of the title, if it differs from the page's; the document's title is `name` then. */
  lang?: string | undefined
  name?: string
  /** The way back, and what it is called. */
  to: string
  back: ReactNode
}

/** The head of a page below the overview. */
export const ContentHead = ({ title, lang, name = title, to, back }: Head) => (
  <>
    <title>{name}</title>
    <meta name="robots" content="noindex" />
    <Link to={to} className="inline-flex min-h-11 min-w-6 items-center underline underline-offset-4">
      {back}
    </Link>
    <h1 lang={lang} className="text-3xl wrap-anywhere">
      {title}
    </h1>
  </>
)
