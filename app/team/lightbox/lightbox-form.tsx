import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../ground/forms/use-first-error.ts'
import type { StoredSettings } from './settings.server.ts'
import type { LightboxSettings } from './settings.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'

type RefusedSettings = {
  outcome: 'wrong' | 'stale'
  settings: LightboxSettings
  /** Of what had been read; absent: what is set now is to be read. */
  version?: string
}

/** The four settings. @param refused typed values that were not saved */
export function LightboxForm({
  stored: { settings, version },
  refused,
}: {
  stored: StoredSettings
  refused: RefusedSettings | undefined
}) {
  const { t } = useLingui()
  const form = useFirstError(refused)
  const busy = useNavigation().formMethod === 'POST'
  const values = refused?.settings ?? settings
  return (
    <>
      {refused?.outcome === 'stale' && <SavedMeanwhile settings={settings} />}
      <Form ref={form} method="post" noValidate className="mt-4 grid max-w-140 gap-3">
        <input type="hidden" name="version" value={refused?.version ?? version} />
        <Switch name="disableLightbox" isOn={values.disableLightbox}>
          <Trans>Disable Loading Screen</Trans>
        </Switch>
        <Field
          label={<Trans>Disable Parameter (URL keyword)</Trans>}
          hint={<Trans>An address with this parameter shows no loading screen, whatever its value.</Trans>}
          error={refused?.outcome === 'wrong' && t`Use only letters, digits, - and _, up to 40 characters.`}
        >
          <input
            name="disableParameter"
            placeholder="noloading"
            maxLength={40}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={values.disableParameter}
          />
        </Field>
        <Switch name="showOnPageTransition" isOn={values.showOnPageTransition}>
          <Trans>Show on Page Transitions</Trans>
        </Switch>
        <Switch name="showOnListingClick" isOn={values.showOnListingClick}>
          <Trans>Show on Listing Clicks</Trans>
        </Switch>
        <Button type="submit" busy={busy} className="justify-self-start">
          <Trans>Save Settings</Trans>
        </Button>
      </Form>
    </>
  )
}

const Switch = ({ name, isOn, children }: { name: string; isOn: boolean; children: ReactNode }) => (
  <label className="flex min-h-11 items-center gap-3">
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on */}
    <input type="checkbox" role="switch" name={name} defaultChecked={isOn} className="size-5" />
    {children}
  </label>
)

/** The settings that another person has saved in the meantime. */
function SavedMeanwhile({ settings }: { settings: LightboxSettings }) {
  const { t } = useLingui()
  const { disableLightbox, disableParameter, showOnPageTransition, showOnListingClick } = settings
  const inWords = (isOn: boolean) => (isOn ? t`on` : t`off`)
  return (
    <div role="alert" className="mt-4 max-w-140 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
      <p>
        <Trans>
          Someone else has saved these settings in the meantime, so yours are not saved. Your choices are
          below. Save again to replace theirs, which are
        </Trans>
      </p>
      <ul className="mt-2">
        <li>
          <Trans>Disable Loading Screen</Trans>: {inWords(disableLightbox)}
        </li>
        <li>
          <Trans>Disable Parameter (URL keyword)</Trans>: {disableParameter || '–'}
        </li>
        <li>
          <Trans>Show on Page Transitions</Trans>: {inWords(showOnPageTransition)}
        </li>
        <li>
          <Trans>Show on Listing Clicks</Trans>: {inWords(showOnListingClick)}
        </li>
      </ul>
    </div>
  )
}
