import type { StoredFile } from './file-store.ts'

/**
 * Answers with a file that someone has sent, for those who may see it: opened by itself it runs nothing, and no other site
 * reads it.
 * @param saveAs the name under which it is saved; without it, it is a picture, which is shown
 */
export const privateFile = ({ body, contentType, size }: StoredFile, saveAs?: string): Response =>
  new Response(body, {
    headers: {
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'content-type': contentType,
      'content-length': String(size),
      ...(saveAs && { 'content-disposition': `attachment; filename="${saveAs}"` }),
    },
  })
