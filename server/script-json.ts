/** JSON that can stand within a script element, whatever its texts say. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
