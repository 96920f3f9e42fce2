import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { type Fact, factsOf } from './facts.ts'
import { formPartsOf } from './form/form-parts.server.ts'

/** All facts that a listing of this kind can have. */
export async function findFacts(
  context: Pick<RequestContext, 'database' | 'language'>,
  kind: string,
): Promise<Fact[]> {
  const i18n = i18nOf(context.language)
  return factsOf(await formPartsOf(context, { kind, form: {} }, { screen: 'wizard', i18n }), i18n)
}
