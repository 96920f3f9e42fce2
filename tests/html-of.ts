import { I18nProvider } from '@lingui/react'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { i18nOf } from '../app/ground/i18n/catalogue.ts'

/** What a visitor who reads English gets of a part of a page. */
export function htmlOf(part: ReactElement): string {
  const page = createElement(createRoutesStub([{ path: '*', Component: () => part }]))
  return renderToStaticMarkup(createElement(I18nProvider, { i18n: i18nOf('en') }, page))
}
