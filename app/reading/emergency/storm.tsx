import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { afterTyphoon, beforeTyphoon, earthquake, stormConditions, tsunami } from './advice.ts'

export function StormConditions() {
  const { i18n } = useLingui()
  return (
    <section>
      <h2>
        <Trans>Storm conditions</Trans>
      </h2>
      <p>
        <Trans>The governor declares one for each island. The lower the number, the nearer the storm.</Trans>
      </p>
      <dl>
        {stormConditions.map(({ number, meaning, advice }) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>
              <b>{i18n._(meaning)}</b> {i18n._(advice)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export const WhatToDo = () => (
  <>
    <section>
      <h2>
        <Trans>Before a typhoon</Trans>
      </h2>
      <Advice lines={beforeTyphoon} />
    </section>
    <section>
      <h2>
        <Trans>During and after a typhoon</Trans>
      </h2>
      <Advice lines={afterTyphoon} />
    </section>
    <section>
      <h2>
        <Trans>Earthquake</Trans>
      </h2>
      <Advice lines={earthquake} />
    </section>
    <section>
      <h2>
        <Trans>Tsunami</Trans>
      </h2>
      <Advice lines={tsunami} />
    </section>
  </>
)

function Advice({ lines }: { lines: readonly MessageDescriptor[] }) {
  const { i18n } = useLingui()
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>{i18n._(line)}</li>
      ))}
    </ul>
  )
}
