import { type MouseEvent, useState } from 'react'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon, type IconName } from '../../ground/ui/icon.tsx'
import { onDemand } from '../../ground/ui/on-demand.tsx'
import type { ContactableListing } from './contact-dialog.tsx'

const loadDialog = () => import('./contact-dialog.tsx')
const ContactDialog = onDemand(loadDialog)

/** Opens the panel with the published ways to reach an owner; without scripts it is a link to the same as a page. */
export function ContactButton({
  listing,
  label,
  icon,
  hint,
  ...look
}: {
  listing: ContactableListing
  label: string
  icon: IconName
  /** What to say or ask for, above the ways to do it. */
  hint?: string
  tone: 'action' | 'line'
  size?: 'md' | 'lg'
  wide?: boolean
}) {
  const [open, setOpen] = useState(false)
  const page = `${listing.href}/contact`
  if (listing.unlisted || listing.own) return null
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        href={page}
        rel="nofollow"
        className={buttonClass(look)}
        onPointerEnter={() => void loadDialog()}
        onClick={show}
      >
        <Icon name={icon} className="size-4.5" />
        {label}
      </a>
      {open && (
        <ContactDialog
          listing={listing}
          label={label}
          hint={hint}
          onClose={() => setOpen(false)}
          onFail={() => location.assign(page)}
        />
      )}
    </>
  )
}
