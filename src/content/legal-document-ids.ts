/** The texts of `content/legal/`; each file is named after its id. */
export const legalDocumentIds = [
  'privacy-policy',
  'terms',
  'ip-declaration',
  'county-recording-procedure',
  'notarization-instructions',
  'county-recorder-contact',
  'setup-notes',
] as const
export type LegalDocumentId = (typeof legalDocumentIds)[number]
