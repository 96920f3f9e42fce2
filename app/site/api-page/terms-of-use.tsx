import { Trans } from '@lingui/react/macro'
import { Section } from '../../directory/detail/section.tsx'

/** What one may do with the data; the API's own description points here. */
export const TermsOfUse = () => (
  <div id="use">
    <Section title={<Trans>What you may do with the data</Trans>}>
      <ul className="space-y-3">
        <li>
          <Trans>
            Show listings wherever you like, free of charge, each with a link to its page (<code>url</code>).
          </Trans>
        </li>
        <li>
          <Trans>
            Texts and photos belong to the people who published them. Refresh your copy at least once a day,
            and remove what is gone from the site.
          </Trans>
        </li>
        <li>
          <Trans>Do not collect phone numbers or addresses to advertise to people.</Trans>
        </li>
        <li>
          <Trans>
            We can’t promise that it is always available or that every listing is correct. A change that
            breaks programs gets a new address, <code>/api/v2</code>.
          </Trans>
        </li>
      </ul>
    </Section>
  </div>
)
