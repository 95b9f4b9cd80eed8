/** Which texts of an index answer a query, and in which order: pure, with what each word of the query found. */

/** What one word of a query found in one text. */
export interface WordHit {
  score: number
  fields: readonly Field[]
}
export type Field = 'title' | 'spoken' | 'tags' | 'summary' | 'body'

export interface Ranked {
  key: string
  /** 3 where all words stand in its name or in what people call it, down to 0 where one stands only in its text. */
  tier: number
  score: number
}

/** A word in a name tells more than the same word in a sentence. What people call a thing is as good as its name. */
const tiers: Record<Field, number> = { title: 3, spoken: 3, tags: 2, summary: 1, body: 0 }

/** Hits below this share of the best score are chance matches. */
const weakestShare = 0.12

/**
 * The texts that hold all words; where none does, those that hold the most of them, at least half, and `isPartial` is
 * true. By tier, then by `kindOrder` of their keys (lower first), then by score times `bonus`.
 */
export function ranked(
  found: readonly ReadonlyMap<string, WordHit>[],
  { kindOrder, bonus }: { kindOrder: (key: string) => number; bonus: (key: string) => number },
): { hits: Ranked[]; isPartial: boolean } {
  const counts = new Map<string, number>()
  for (const hits of found) for (const key of hits.keys()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  if (most === 0 || most < found.length / 2) return { hits: [], isPartial: false }
  const all = [...counts].flatMap(([key, count]) => (count === most ? [rankedOf(key, found, bonus(key))] : []))
  const best = Math.max(...all.map(({ score }) => score))
  const hits = all
    .filter(({ score }) => score >= best * weakestShare)
    .sort((a, b) => b.tier - a.tier || kindOrder(a.key) - kindOrder(b.key) || b.score - a.score)
  return { hits, isPartial: most < found.length }
}

function rankedOf(key: string, found: readonly ReadonlyMap<string, WordHit>[], bonus: number): Ranked {
  const own = found.flatMap((hits) => hits.get(key) ?? [])
  const tier = Math.min(...own.map(({ fields }) => Math.max(...fields.map((field) => tiers[field]))))
  return { key, tier, score: bonus * own.reduce((sum, { score }) => sum + score, 0) }
}
