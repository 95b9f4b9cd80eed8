import { articlePath, paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { JsonLd } from '../shell/json-ld.tsx'
import { useSite } from '../shell/use-site.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import type { ArticlePage } from './article-calls.ts'
import { articleSocial } from './article-social.ts'

export const learningTitle = 'Learning Center'

export function LearningHead() {
  return (
    <Head
      title={learningTitle}
      description="Articles for homeowners in Greater Phoenix: licenses, contracts, permits, payments and what good work is, trade by trade."
      path={paths.education}
    />
  )
}

/** What the article says of itself, to people and to search engines. */
export function ArticleHead({ article }: { article: ArticlePage }) {
  const { name, publicUrl } = useSite()
  const { tag } = useFormats()
  const address = publicUrl + articlePath(article.id)
  const image = articleSocial(article)
  const publisher = { '@type': 'Organization', name, url: publicUrl }
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    url: address,
    image: publicUrl + image.path,
    mainEntityOfPage: address,
    dateModified: article.reviewed,
    inLanguage: tag,
    articleSection: article.category,
    keywords: article.tags.join(', '),
    timeRequired: `PT${article.readTime}M`,
    author: publisher,
    publisher,
  }
  return (
    <>
      <Head
        title={article.title}
        description={article.summary}
        path={articlePath(article.id)}
        within={{ name: learningTitle, path: paths.education }}
        image={image}
      />
      <JsonLd data={data} />
    </>
  )
}
