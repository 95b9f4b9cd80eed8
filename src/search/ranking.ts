/** Which texts of an index answer a query, and in which order: pure, with what each word of the query found. */

export type Field = 'title' | 'spoken' | 'tags' | 'summary' | 'body'

/** What one word of a query found in one text. */
export interface WordHit {
  score: number
  fields: readonly Field[]
}

/** A word of a query with what it found, by the key of the text. */
export interface Asked {
  /** It says what is wanted with a thing, not which thing: a text may lack it. */
  isErrand: boolean
  found: ReadonlyMap<string, WordHit>
}

export interface Ranked {
  key: string
  /** How well its names cover the words: the sum of the weights of the best field of each. */
  cover: number
  score: number
  /** A word that names a thing stands nowhere in it. */
  isPartial: boolean
}

/** What a word tells by where it stands: in a name more than in a sentence. What people call a thing is nearly its name. */
const weights: Record<Field, number> = { title: 3.1, spoken: 3, tags: 2, summary: 1, body: 0.4 }
/** Texts that cover less than this share of what the best one covers are chance matches. */
const leastCover = 0.6
/** So are those below this share of the best score. */
const leastScore = 0.12

/**
 * The texts that cover the words best: a text with all words somewhere in its sentences comes after one whose name says
 * the thing itself. `headStart` is added to what a text covers, `bonus` multiplies its score, by its key.
 */
export function ranked(
  asked: readonly Asked[],
  { headStart, bonus }: { headStart: (key: string) => number; bonus: (key: string) => number },
): Ranked[] {
  const things = asked.some(({ isErrand }) => !isErrand) ? asked.filter(({ isErrand }) => !isErrand) : asked
  const keys = new Set(things.flatMap(({ found }) => [...found.keys()]))
  const all = [...keys].map((key) => {
    const own = asked.flatMap(({ found, isErrand }) => {
      const hit = found.get(key)
      const weight = Math.max(0, ...(hit?.fields ?? []).map((field) => weights[field]))
      return hit ? [{ score: hit.score, weight: isErrand ? weight / errandShare : weight }] : []
    })
    return {
      key,
      cover: headStart(key) + own.reduce((sum, { weight }) => sum + weight, 0),
      score: bonus(key) * own.reduce((sum, { score }) => sum + score, 0),
      isPartial: things.some(({ found }) => !found.has(key)),
    }
  })
  const bestCover = Math.max(...all.map(({ cover }) => cover))
  const bestScore = Math.max(...all.map(({ score }) => score))
  return all
    .filter(({ cover, score }) => cover >= bestCover * leastCover && score >= bestScore * leastScore)
    .sort((a, b) => b.cover - a.cover || b.score - a.score)
}

/** An errand weighs this many times less than a thing. */
const errandShare = 10
