import { useQuery } from '@tanstack/react-query'
import { articlePath } from '../content/paths.ts'
import { articlesQuery } from '../learning/article-queries.ts'
import { LinkRow } from '../ui/link-row.tsx'

/** How many articles the front page shows. */
const shownArticles = 3

/** What we are for, and the first things to read. */
export function MissionStatement() {
  const { data: articles = [] } = useQuery(articlesQuery())
  return (
    <>
      <div className="grid grid-cols-1 max-w-reading gap-3">
        <p>
          Nobody should have to take work on trust because the words are strange. We put the trade’s numbers into plain
          sentences, so that you can look, ask and decide before you pay.
        </p>
        <p>
          We are on nobody’s payroll: no contractor, maker or supplier pays us, and we repair nothing. Good contractors
          like a customer who knows what to look at.
        </p>
      </div>
      {articles.length > 0 && (
        <ul className="mt-5 grid grid-cols-1 gap-x-10 md:grid-cols-3">
          {articles.slice(0, shownArticles).map(({ id, title, readTime }) => (
            <LinkRow key={id} href={articlePath(id)} title={title} note={`${readTime} min`} />
          ))}
        </ul>
      )}
    </>
  )
}
