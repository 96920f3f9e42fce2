/** A table to download, of which nothing is kept on the way. @param name of the file, without its end */
export const csvAnswer = (name: string, table: string | ReadableStream<Uint8Array>): Response =>
  new Response(table, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
