import type { ReactNode } from 'react'

/** What a mail asks for, as a link that looks like a button. */
export const MailButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className="action">
    <a className="button" href={href}>
      {children}
    </a>
  </p>
)
