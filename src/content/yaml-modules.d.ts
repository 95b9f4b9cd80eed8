declare module '*/boxes.yml' {
  /** The shape is held by `boxesSchema` when the service starts; the build puts the words into the page. */
  const boxes: readonly { id: string; title: string; text: string; source: string }[]
  export default boxes
}

declare module '*/fallback-articles.yml' {
  /** The shape is held by `fallbackArticlesSchema` when the service starts; the build puts the words into the page. */
  const articles: readonly { category: string; readTime: number; title: string; summary: string }[]
  export default articles
}
