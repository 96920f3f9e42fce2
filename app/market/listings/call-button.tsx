import type { ReactNode } from 'react'
import { OpenNow } from '../../directory/hours/open-now.tsx'
import type { OpenState } from '../../directory/hours/open.ts'
import type { Contact } from '../../directory/tables.server.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { contactAddress } from './contact-address.ts'

type Call = {
  contact: Contact
  /** Where one writes to the owner on this site. */
  writeTo?: string | null
  size?: 'md' | 'lg'
  wide?: boolean
  children: ReactNode
}

/** Hidden if no contact is published. */
export function CallButton({ contact, writeTo, children, ...look }: Call) {
  const href = contactAddress(contact, writeTo)
  if (!href) return null
  return (
    <a href={href} rel="nofollow" className={buttonClass({ tone: 'action', ...look })}>
      <Icon name={contact.phone ? 'phone' : writeTo ? 'message' : 'mail'} className="size-4.5" />
      {children}
    </a>
  )
}

/** For the foot of a phone's screen: whether the place is open, and the call. Null if no contact is published. */
export const callBar = ({ state, ...call }: { state: OpenState | null } & Call) =>
  contactAddress(call.contact, call.writeTo) && (
    <>
      <p className="mr-auto line-clamp-3 min-w-0 text-sm leading-tight">
        <OpenNow state={state} />
      </p>
      <CallButton {...call} />
    </>
  )
