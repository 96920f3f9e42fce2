import { msg } from '@lingui/core/macro'
import { inArray } from 'drizzle-orm'
import type { AuditedField, AuditedRoom } from '../../../ground/audit/audited.ts'
import { asLinks, inWords } from '../../../ground/audit/show.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { threadPath } from '../../../reading/questions/find-threads.server.ts'
import { contactPath, networkNames, type ContactField } from '../site-contact/site-contact.ts'
import { ticket } from '../../../people/tickets/tables.server.ts'
import { deskPath } from './ticket-query.ts'
import { stateNames, ticketTopics } from './desk-labels.ts'

const state = { label: msg`State`, show: inWords(stateNames) }

const contact: Readonly<Record<ContactField, AuditedField>> = {
  email: { label: msg`Email address` },
  phone: { label: msg`Phone number` },
  address: { label: msg`Office or postal address` },
  facebook: { label: networkNames.facebook },
  twitter: { label: networkNames.twitter },
  instagram: { label: networkNames.instagram },
  linkedin: { label: networkNames.linkedin },
}

export const supportAudited = {
  actions: {
    settings: { label: msg`Site settings`, fields: contact },
    'ticket-state': { label: msg`State of a ticket`, fields: { state } },
    publication: {
      label: msg`Question published`,
      fields: { question: { label: msg`Question`, show: asLinks(threadPath) }, state },
    },
  },
  subjects: {
    ticket: {
      label: (i18n) => i18n._(msg`Ticket`),
      async find({ database, language }, references) {
        const { reference, topic } = ticket
        const rows = await database
          .select({ reference, topic })
          .from(ticket)
          .where(inArray(reference, [...references]))
        const i18n = i18nOf(language)
        return new Map(
          rows.map((row) => [
            row.reference,
            {
              title: `${row.reference} · ${i18n._(ticketTopics[row.topic])}`,
              href: `${deskPath}/${row.reference}`,
            },
          ]),
        )
      },
    },
  },
  settings: { contact: { label: msg`Contact and social links`, href: contactPath } },
  async findNamed(_, text) {
    const [ref] = /\d{4}-\d{4}(?=[/?#]|$)/.exec(text) ?? []
    return ref ? [{ kind: 'ticket', ref }] : []
  },
} satisfies AuditedRoom
