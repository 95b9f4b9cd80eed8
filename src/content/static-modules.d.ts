/** What importing a file of static content gives; `static-modules.server.ts` makes it. */
declare module '*/content/plans.yml' {
  const plans: import('./content-schema.ts').Plan[]
  export default plans
}
declare module '*/content/claims.yml' {
  const claims: import('./content.server.ts').Content['claims']
  export default claims
}
declare module '*/content/landing.yml' {
  const landing: import('./content-schema.ts').Landing
  export default landing
}
declare module '*/content/example-report.yml' {
  const example: import('./example-report-content.ts').ExampleReport
  export default example
}
declare module '*/content/cost-model.yml' {
  const model: import('./content-schema.ts').CostModel
  export default model
}
declare module '*/content/equipment.yml' {
  const equipment: import('./equipment/equipment-content.ts').EquipmentContent
  export default equipment
}
declare module '*/content/suppliers.yml' {
  const suppliers: import('./equipment/equipment-content.ts').SuppliersContent
  export default suppliers
}
declare module '*/content/fallback-articles.yml' {
  const articles: import('./content.server.ts').Content['fallbackArticles']
  export default articles
}
declare module '*/content/boxes.yml' {
  const boxes: import('./content-schema.ts').BoxContent[]
  export default boxes
}
declare module '*.md' {
  const document: import('./legal-content.ts').LegalDocument
  export default document
}
