import { Trans } from '@lingui/react/macro'
import { Form, Link, redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import type { Route } from './+types/category-page.ts'
import { stepAddress } from './addresses.ts'
import { categoriesOf, categoryIn } from './categories.server.ts'
import { CategoryChoices } from './category-choices.tsx'
import { findDraft } from './drafts.server.ts'
import { chooseCategory } from './choose-category.server.ts'
import { isEditGone } from './is-edit-gone.server.ts'
import { openDraft } from './open-draft.server.ts'
import { WizardFrame } from './wizard-frame.tsx'

export async function loader({ url, params, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { viewer, draft } = await openDraft(context, url, params.draft)
  const { id, kind, form, listingId } = draft
  if (!kind) throw redirect(stepAddress(id, 'type'))
  const offered = categoriesOf(kind, i18nOf(context.language))
  const categories = offered.map(({ value, label }) => ({ value, label }))
  // Without the wizard's choice, as in an edit, its form values tell which one it would be.
  const chosen = offered.find(({ value }) => value === draft.category) ?? categoryIn(offered, form)
  const category = chosen?.value ?? null
  return {
    id,
    category,
    categories,
    isEdit: listingId !== null,
    isGone: await isEditGone(context.database, viewer, draft),
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, viewer, typed } = await readOwnForm(args)
  const draft = await findDraft(context.database, args.params.draft, viewer.id)
  if (!draft?.kind) throw notFound()
  await chooseCategory(context, { id: draft.id, ownerId: viewer.id, kind: draft.kind }, typed('category'))
  throw redirect(stepAddress(draft.id, 'images'), { status: 303 })
}

/** The wizard's second step. */
export default function CategoryPage({
  loaderData: { id, category, categories, isEdit, isGone },
}: Route.ComponentProps) {
  return (
    <WizardFrame step="category" draftId={id} isEdit={isEdit} isGone={isGone}>
      <CategoryChoices categories={categories} category={category} />
      <Form method="post" className="wizard-actions">
        {!isEdit && (
          <Link to={stepAddress(id, 'type')} className={buttonClass({ tone: 'line', size: 'lg' })}>
            <Trans>Back</Trans>
          </Link>
        )}
        {category && (
          <Button type="submit" name="category" value={category} size="lg">
            <Trans>Continue</Trans>
          </Button>
        )}
      </Form>
    </WizardFrame>
  )
}
