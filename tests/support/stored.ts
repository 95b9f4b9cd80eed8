/** What a device stores, for journeys that look into it or begin with something in it. No other test names these places. */
import type { Page } from '@playwright/test'

export const databaseName = 'home-quality'
/** The tables of the database, by what a record is. */
export const tables = {
  visit: 'visits',
  answer: 'points',
  item: 'items',
  photo: 'photos',
  startedList: 'startedLists',
  listSnapshot: 'listSnapshots',
} as const
type Table = (typeof tables)[keyof typeof tables]

/** Keys of localStorage. */
export const keys = {
  all: 'hqp.',
  code: 'hqp.access-code',
  knownAccess: 'hqp.access',
  outbox: 'hqp.outbox/hvac',
  progress: 'hqp.visits',
  camera: 'hqp.camera',
  theme: 'theme',
} as const

/** A record with its bytes in base64; empty where it holds none any more. */
export interface StoredRecord {
  bytes?: string
  type?: string
  [field: string]: unknown
}

/** Stores a code as a page does that was given it, without the page on which it is typed. */
export async function storeCode(page: Page, { url }: { url: string }, code: string): Promise<void> {
  // A file of the site has its storage, and starts no program.
  await page.goto(`${url}/robots.txt`)
  await storeText(page, keys.code, code)
}

export const storeText = (page: Page, key: string, text: string | null): Promise<void> =>
  page.evaluate(
    ([key, text]) => {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    },
    [key, text] as const,
  )

export const storedText = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), key)

/** What stands under every key that begins so, by its key. */
export const storedTexts = (page: Page, start: string = keys.all): Promise<Record<string, string>> =>
  page.evaluate(
    (start) => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(start))),
    start,
  )

/** All records of a table, or of the whole database. */
export const storedRecords = (page: Page, table?: Table): Promise<StoredRecord[]> =>
  page.evaluate(
    async ({ databaseName, table }) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await done(indexedDB.open(databaseName))
      const names = table === undefined ? [...database.objectStoreNames] : [table]
      const transaction = database.transaction(names)
      const records = await Promise.all(names.map((name) => done(transaction.objectStore(name).getAll())))
      database.close()
      return records
        .flat()
        .map((record) =>
          record.bytes instanceof ArrayBuffer ? { ...record, bytes: new Uint8Array(record.bytes).toBase64() } : record,
        )
    },
    { databaseName, table },
  )

/** Writes records over those of the same id. */
export const storeRecords = (page: Page, table: Table, records: StoredRecord[]): Promise<void> =>
  page.evaluate(
    ({ databaseName, table, records }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(databaseName)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction(table, 'readwrite')
          for (const { bytes, ...record } of records)
            writing.objectStore(table).put({
              ...record,
              ...(bytes !== undefined && { bytes: Uint8Array.fromBase64(bytes).buffer }),
            })
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { databaseName, table, records },
  )

/** Keeps the tables of answers for this page alone until it is closed, as a tab does that is busy without end. */
export const holdAnswers = (page: Page): Promise<void> =>
  page.evaluate(
    ({ databaseName, tables: { answer, item } }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(databaseName)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const answers = opening.result.transaction([answer, item], 'readwrite').objectStore(answer)
          const hold = () => {
            answers.count().onsuccess = () => {
              resolve()
              hold()
            }
          }
          hold()
        }
      }),
    { databaseName, tables },
  )
