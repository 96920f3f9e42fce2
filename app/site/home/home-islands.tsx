import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import type { Island } from '../../ground/request/islands.ts'

const posters: readonly { island: Island; name: MessageDescriptor; about: MessageDescriptor }[] = [
  { island: 'saipan', name: msg`Saipan`, about: msg`Beaches, Garapan nights, Mount Tapochau` },
  { island: 'tinian', name: msg`Tinian`, about: msg`House of Taga, blowholes, quiet roads` },
  { island: 'rota', name: msg`Rota`, about: msg`Swimming holes, bird sanctuary, gardens` },
]

/**
 * The islands as posters, which lead to their businesses.
 * @param counts how many there are on each; an island that is absent has none
 */
export function HomeIslands({ counts }: { counts: Readonly<Partial<Record<Island, number>>> }) {
  const { i18n } = useLingui()
  return (
    <section className="bg-surface-2 py-section">
      <div className="wrap">
        <h2 className="mb-5.5 text-3xl">
          <Trans>Three islands, one directory</Trans>
        </h2>
        <ul className="grid gap-5.5 sm:grid-cols-3">
          {posters.map(({ island, name, about }) => (
            <li key={island}>
              <SiteLink
                to={`/businesses?island=${island}`}
                className="group block h-full rounded-xl bg-surface p-3.5 pb-5 shadow-md"
              >
                <img
                  src={`/pictures/islands/${island}.svg`}
                  alt=""
                  width={800}
                  height={800}
                  loading="lazy"
                  decoding="async"
                  className="scene aspect-square h-auto w-full rounded-lg object-cover max-sm:aspect-video"
                />
                <h3 className="mt-3 px-1 text-[clamp(2rem,1rem+3vw,3.75rem)] leading-none font-semibold tracking-tight uppercase group-hover:text-brand">
                  {i18n._(name)}
                </h3>
                <p className="mt-2 flex flex-wrap justify-between gap-x-4 px-1 text-sm text-text-muted">
                  {i18n._(about)}
                  {counts[island] !== undefined && (
                    <b className="font-semibold text-promo">
                      {i18n._(msg`${plural(counts[island], { one: '# business', other: '# businesses' })}`)}
                    </b>
                  )}
                </p>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
