import { Trans } from '@lingui/react/macro'
import { data, Form, Link, redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/type-page.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { createListingPath, ownListingsPath, stepAddress, typeQuery } from './addresses.ts'
import { categoriesOf } from './categories.server.ts'
import { CategoryChoices } from './category-choices.tsx'
import { chooseCategory } from './choose-category.server.ts'
import { draftAddress } from './draft-address.server.ts'
import { ChoiceButton } from './choice-button.tsx'
import { DraftDone } from './draft-done.tsx'
import { DraftList } from './draft-list.tsx'
import { chooseIn, findUnfinished, startNew } from './drafts.server.ts'
import { mayList, typeName, typesFor } from './wizard-types.server.ts'
import { openDraft } from './open-draft.server.ts'
import { receiveDraftChange } from './receive-draft-change.server.ts'
import { typedOf } from './typed-of.ts'
import { WizardFrame } from './wizard-frame.tsx'

export const handle = { query: typeQuery }
export async function loader({ url, params, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url)
  const { draft } = params.draft ? await openDraft(context, url, params.draft) : { draft: null }
  if (draft && draft.listingId !== null) throw redirect(draftAddress(draft))
  const i18n = i18nOf(context.language)
  const { full: isFull, kind } = typeQuery.parse(url)
  const chosen = !draft && mayList(viewer, kind) ? kind : null
  const unfinished = draft || chosen ? null : await findUnfinished(context, viewer.id, { most: 5 })
  return {
    isFull,
    chosen: chosen && {
      kind: chosen,
      categories: categoriesOf(chosen, i18n).map(({ value, label }) => ({ value, label })),
    },
    draft: draft && { id: draft.id, kind: draft.kind },
    types: typesFor(viewer).map(({ kind, hint, icon }) => ({
      kind,
      icon,
      name: typeName(kind, i18n),
      hint: i18n._(hint),
    })),
    unfinished,
  }
}

/** Chooses the type of a draft, or starts a new draft with it; or discards a draft, or restores it. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const { database } = context
  const ownerId = viewer.id
  const done = await receiveDraftChange(database, ownerId, typed)
  if (done) return data({ done, tooMany: false })
  const kind = typed('kind')
  if (!mayList(viewer, kind)) throw data(null, { status: 400 })
  const id = args.params.draft ?? (await startNew(context, viewer, kind, typedOf(form).title?.[0]))
  if (!id) return data({ done: null, tooMany: true }, { status: 422 })
  if (args.params.draft && !(await chooseIn(database, { id, ownerId }, { kind }))) throw notFound()
  const category = typed('category')
  if (category) await chooseCategory(context, { id, ownerId, kind }, category)
  throw redirect(stepAddress(id, category ? 'images' : 'category'), { status: 303 })
}

/** The first step: what the user wants to list. */
export default function TypePage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, types, unfinished, isFull, chosen } = loaderData
  const hasNoRoom = actionData?.tooMany ?? isFull
  if (chosen)
    return (
      <WizardFrame step="category" draftId={null}>
        <CategoryChoices {...chosen} category={null} />
        {hasNoRoom && <NoRoom />}
        <div className="wizard-actions">
          <Link to={createListingPath} className={buttonClass({ tone: 'line', size: 'lg' })}>
            <Trans>Back</Trans>
          </Link>
        </div>
      </WizardFrame>
    )
  return (
    <WizardFrame step="type" draftId={draft?.id ?? null}>
      {actionData?.done && <DraftDone done={actionData.done} />}
      {unfinished && unfinished.drafts.length > 0 && (
        <DraftList
          title={<Trans>Continue where you left off</Trans>}
          drafts={unfinished.drafts}
          more={
            unfinished.next && (
              <Link
                to={`${ownListingsPath}#drafts`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                <Trans>All drafts</Trans>
              </Link>
            )
          }
        />
      )}
      <h2 className="mt-5 mb-4 text-xl">
        <Trans>What do you want to list?</Trans>
      </h2>
      {hasNoRoom && <NoRoom />}
      <Form method="post" className="wizard-choices">
        {types.map(({ kind, icon, name, hint }) => (
          <ChoiceButton
            key={kind}
            name="kind"
            value={kind}
            label={name}
            icon={icon}
            hint={hint}
            chosen={draft?.kind === kind}
          />
        ))}
      </Form>
    </WizardFrame>
  )
}

const NoRoom = () => (
  <p role="alert" className="mb-5 flex gap-2 text-danger">
    <Icon name="circle-alert" />
    <Trans>You have reached the limit for drafts. Discard one first.</Trans>
  </p>
)
