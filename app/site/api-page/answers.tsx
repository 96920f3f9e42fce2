import { Trans } from '@lingui/react/macro'
import { Section } from '../../directory/detail/section.tsx'
import { apiRate } from './api.ts'
import { TermRow } from './term-row.tsx'

/** What an answer says, and how often one may ask. */
export const Answers = () => (
  <>
    <Section title={<Trans>What a response contains</Trans>}>
      <ul className="space-y-3">
        <li>
          <Trans>
            A list has 24 items per page. <code>links.next</code> and <code>links.prev</code> lead to the
            pages around it.
          </Trans>
        </li>
        <li>
          <Trans>
            <code>total</code> counts up to 2,400. Where there are more, <code>totalIsMinimum</code> is true:
            narrow the search to reach them.
          </Trans>
        </li>
        <li>
          <Trans>Prices are in US cents, times are local (UTC+10), and addresses are absolute.</Trans>
        </li>
        <li>
          <Trans>
            <code>isSample</code> marks sample data.
          </Trans>
        </li>
        <li>
          <Trans>
            Phone numbers and emails are included only where the page shows them to everyone, and never for
            private sellers.
          </Trans>
        </li>
      </ul>
    </Section>
    <Section title={<Trans>Limits</Trans>}>
      <ul className="space-y-3">
        <li>
          <Trans>
            Each network can send {apiRate.most} requests a minute. The <code>RateLimit</code> header says how
            many are left.
          </Trans>
        </li>
        <li>
          <Trans>
            A response is valid for a minute. Send its <code>ETag</code> back as <code>If-None-Match</code>,
            and you get 304 without a body if nothing has changed.
          </Trans>
        </li>
        <li>
          <Trans>Pages on other sites can read it too (CORS), without cookies.</Trans>
        </li>
      </ul>
    </Section>
    <Section title={<Trans>Errors</Trans>}>
      <p className="mb-3">
        <Trans>
          They come as <code>application/problem+json</code> (RFC 9457), in English.
        </Trans>
      </p>
      <dl className="divide-y divide-line">
        <TermRow term="400">
          <Trans>
            A parameter or a value that the list does not know; <code>errors</code> names each, and what it
            may be.
          </Trans>
        </TermRow>
        <TermRow term="404">
          <Trans>There is no such area or listing, or the listing is no longer shown.</Trans>
        </TermRow>
        <TermRow term="405, 406">
          <Trans>The request was not a read, or did not accept JSON.</Trans>
        </TermRow>
        <TermRow term="429">
          <Trans>
            Too many requests. <code>Retry-After</code> says when to continue.
          </Trans>
        </TermRow>
        <TermRow term="503">
          <Trans>The search took too long. Narrow it, or try again later.</Trans>
        </TermRow>
      </dl>
    </Section>
  </>
)
