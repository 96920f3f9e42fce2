import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, type HeadersFunction } from 'react-router'
import { siteOf } from '../../../directory/page-meta.ts'
import { oneOf, uuid } from '../../../ground/query/fields.ts'
import { defineQuery } from '../../../ground/query/query.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { findPasskeys } from '../../accounts/passkeys/passkeys.server.ts'
import { passkeySetting } from '../../accounts/passkeys/path.ts'
import { ownerOf } from '../../accounts/second-step/owner.server.ts'
import { asksForCode } from '../../accounts/second-step/pass-again.server.ts'
import { unkept } from '../../accounts/sign-in/answers.server.ts'
import { SignInAgain } from '../../accounts/sign-in/sign-in-again.tsx'
import { readOwnForm } from '../../users/own-form.ts'
import { viewerOf } from '../../users/viewer.ts'
import { Note } from '../note.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { settingsMeta } from '../settings-meta.ts'
import type { Route } from './+types/passkeys-page.ts'
import { AddForm } from './add-form.tsx'
import { ChangeForms } from './change-forms.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { receivePasskey } from './receive-passkey.server.ts'

/** `passkey`: the one that is changed. `done`: what was just done to one. */
const query = defineQuery({ passkey: uuid(), done: oneOf(['added', 'renamed', 'removed'] as const) })

export const handle = { query }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const { passkey, done } = query.parse(url)
  const passkeys = await findPasskeys(context.database, viewer.id)
  return data(
    {
      site: siteOf(context, url),
      owner: await ownerOf(context, viewer),
      asks: await asksForCode(context, viewer),
      passkeys,
      changed: passkeys.find(({ id }) => id === passkey) ?? null,
      done,
    },
    { headers: unkept },
  )
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  return receivePasskey(context, args.request, viewer, form)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  settingsMeta(loaderData?.site, msg`Passkeys`, passkeySetting)

/** Lists the passkeys of an account, adds one, renames and removes them. */
export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { owner, asks, passkeys, changed, done } = loaderData
  const canProve = owner.hasPassword || owner.isFresh
  const refusal = actionData?.refusal
  if (changed)
    return (
      <SettingsFrame title={<Trans>Passkeys</Trans>}>
        <ChangeForms key={changed.id} passkey={changed} owner={owner} asks={asks} refusal={refusal} />
      </SettingsFrame>
    )
  return (
    <SettingsFrame title={<Trans>Passkeys</Trans>}>
      {done && !actionData && <DoneNote done={done} />}
      <p className="mb-4 text-text-muted">
        <Trans>
          With a passkey you log in by your fingerprint, your face or the PIN of your phone or computer. It
          can’t be guessed, and no false site can ask for it.
        </Trans>
      </p>
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              address={query.address(passkeySetting, { passkey: passkey.id, done: null })}
            />
          ))}
        </ul>
      )}
      {canProve ? (
        <AddForm owner={owner} asks={asks} plan={actionData?.plan} refusal={refusal} />
      ) : (
        <SignInAgain />
      )}
    </SettingsFrame>
  )
}

function DoneNote({ done }: { done: 'added' | 'renamed' | 'removed' }) {
  const { t } = useLingui()
  const texts = {
    added: t`The passkey was added. You can log in with it from now on.`,
    renamed: t`The new name was saved.`,
    removed: t`The passkey was removed here. You can also delete it on your device.`,
  }
  return <Note tone="ok">{texts[done]}</Note>
}
