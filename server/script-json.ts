/** JSON that is safe within a script element, whatever its texts contain. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
