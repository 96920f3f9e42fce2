import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { styleText, themeText } from '../app/site/constants.ts'
import { createApp } from './app.ts'
import type { SiteDatabase } from './database.ts'
import { documentFinisher } from './document.ts'
import type { Log } from './log.ts'
import { sealWith, secretOf } from './secret.ts'
import type { Settings } from './settings.ts'

export { prepareDatabase } from './prepare.ts'

/** The site without a page cache; Vite serves the files. */
export const devApp = (settings: Settings, database: SiteDatabase, log: Log) =>
  createApp({
    ...{ settings, database, log },
    seal: sealWith(secretOf(settings)),
    render: createRequestHandler(build, 'development'),
    words: () => '', // the catalogues are fetched, so that a change of one is seen
    finish: documentFinisher({ style: styleText, theme: themeText, dev: true }),
  })
