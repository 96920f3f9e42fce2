import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '../../directory/detail/section.tsx'
import { apiAddress } from './api.ts'

/** Addresses to press, and the beginning of what one of them answers. */
export function Examples() {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Try it</Trans>}>
      <ul className="divide-y divide-line">
        <Example query="vehicles?make=Toyota&sort=priceAscending">
          <Trans>Toyotas, cheapest first</Trans>
        </Example>
        <Example query="food?availability=openNow">
          <Trans>Where to eat right now</Trans>
        </Example>
        <Example query="hotels?near=145.72,15.21">
          <Trans>Hotels, nearest to Garapan first</Trans>
        </Example>
        <Example query="events?lang=ko">
          <Trans>Events, in Korean where they are translated</Trans>
        </Example>
        <Example query="openapi.json">
          <Trans>Every parameter and every field, as OpenAPI 3.1</Trans>
        </Example>
      </ul>
      <pre
        role="region"
        aria-label={t`A response, shortened`}
        tabIndex={0}
        className="mt-3 overflow-x-auto rounded-md bg-surface-2 p-4 text-sm"
      >
        <code>{shortened}</code>
      </pre>
    </Section>
  )
}

const Example = ({ query, children }: { query: string; children: ReactNode }) => (
  <li className="py-2.5">
    {children}
    <a
      href={`${apiAddress}/${query}`}
      className="flex min-h-11 items-center font-semibold wrap-anywhere text-brand hover:underline"
    >
      <code>{`GET ${apiAddress}/${query}`}</code>
    </a>
  </li>
)

const shortened = `{
  "area": "vehicles",
  "total": 1,
  "page": 1,
  "links": { "prev": null, "next": null, … },
  "items": [
    {
      "id": "1",
      "title": "2021 Toyota Corolla LE",
      "island": "saipan",
      "price": { "cents": 1890000, "currency": "USD", … },
      "attributes": { "make": "Toyota", "year": 2021, … },
      …
    }
  ]
}`
