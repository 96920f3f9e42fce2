import type { ReactNode } from 'react'

/** A word of the API and what it is. @param href where it can be tried */
export const Row = ({ term, href, children }: { term: string; href?: string; children: ReactNode }) => (
  <div className="py-2.5 sm:grid sm:grid-cols-[15rem_1fr] gap-x-3">
    <dt className="wrap-anywhere">
      {href ? (
        <a href={href} className="text-brand hover:underline">
          <code>{term}</code>
        </a>
      ) : (
        <code>{term}</code>
      )}
    </dt>
    <dd>{children}</dd>
  </div>
)
