/** Something of schema.org's vocabulary; what is undefined is not said. */
export type SchemaThing = { readonly '@type': string; readonly [property: string]: unknown }
