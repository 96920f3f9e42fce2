import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { htmlOf } from '../../../../tests/html-of.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import '../../../registry/register.server.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { formPartsOf } from './form-parts.server.ts'
import { FormParts } from './form-parts.tsx'

const { page: context } = loaderArguments(await testDatabase(), '/create-listing')

test('the body style is asked of a car and a truck, and of no boat', async () => {
  const parts = await formPartsOf(
    context,
    { kind: 'vehicle', form: {} },
    { screen: 'wizard', i18n: i18nOf('en') },
  )
  const more = parts.filter(({ name }) => name === 'more')
  const asks = (category: string) => {
    const { document } = parseHTML(htmlOf(<FormParts parts={more} typed={{ 'a.category': [category] }} />))
    return document.querySelector('[name="a.bodyStyle"]')!.closest('[hidden]') === null
  }
  expect(['car', 'truck', 'motorcycle', 'boat'].filter(asks)).toEqual(['car', 'truck'])
})
