declare module '*/fallback-articles.yml' {
  /** The shape is held by `fallbackArticlesSchema` when the service starts; the build puts the words into the page. */
  const articles: readonly { category: string; readTime: number; title: string; summary: string }[]
  export default articles
}
