import { Card, CardTitle } from '../ui/card.tsx'
import type { Guide } from './guide.ts'

/** What to settle before the work, each with the sentence to say. */
export function VerificationList({ points }: { points: Guide['verification'] }) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {points.map(({ title, text, say, redFlag }, place) => (
        <Card as="li" key={title} tone={redFlag ? 'caution' : 'plain'}>
          <div className="flex gap-4">
            <span aria-hidden="true" className="form-label w-5 shrink-0 pt-1">
              {place + 1}
            </span>
            <div className="max-w-reading">
              <CardTitle>{title}</CardTitle>
              <p className="mt-1">{text}</p>
              <p className="mt-3 border-s-2 border-outline ps-4">
                <span className="form-label block">What to say</span>“{say}”
              </p>
            </div>
          </div>
        </Card>
      ))}
    </ol>
  )
}
