import { Trans, useLingui } from '@lingui/react/macro'
import { optionLabel } from '../../directory/attributes/choice.ts'
import { islandOptions } from '../../directory/islands.ts'
import { callAddress } from '../../ground/forms/call-address.ts'
import { CheckNote } from './check-note.tsx'
import { contactKinds } from './contact-kinds.ts'
import { Directions } from './directions.tsx'
import type { Entries } from './find-entries.server.ts'

type Contact = Entries['contacts'][number]

/** Whom to call and where to go, then the services that warn. */
export const Contacts = ({ contacts }: { contacts: readonly Contact[] }) => (
  <section>
    <h2>
      <Trans>Who helps</Trans>
    </h2>
    <ul className="entries">
      {contacts.map((contact) => (
        <ContactEntry key={contact.id} {...contact} />
      ))}
    </ul>
  </section>
)

function ContactEntry({ kind, name, island, phone, website, checkedOn, source }: Contact) {
  const { i18n } = useLingui()
  return (
    <li>
      <h3 lang="en">{name}</h3>
      <p>
        {island && <b>{optionLabel(islandOptions, island, i18n)}: </b>}
        {i18n._(contactKinds[kind])}
      </p>
      {(phone ?? website ?? island) && (
        <p>
          {phone && <a href={callAddress(phone)}>{phone}</a>}
          {website && <a href={website}>{website.replace(/^https:\/\/(www\.)?|\/$/g, '')}</a>}
          {island && <Directions name={name} island={island} />}
        </p>
      )}
      <CheckNote on={checkedOn} source={source} />
    </li>
  )
}
