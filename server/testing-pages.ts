/** A rendered page, as React Router gives it. */
export const page = (text: string, init: ResponseInit = {}) =>
  new Response(`<!DOCTYPE html><html><body><p>${text}</p></body></html>`, {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      ...init.headers,
    },
  })
