declare module '@adobe/structured-data-validator' {
  type Issue = {
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    /** `schemaOrg`: a type or property that the vocabulary does not have. */
    errorType?: 'schemaOrg'
  }
  export default class Validator {
    constructor(schemaOrg: object)
    validate(extracted: object): Promise<Issue[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean })
    parse(html: string): object
  }
}
