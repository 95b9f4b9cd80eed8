/**
 * What the parts of a visit need of the page or the file around them. Each part subscribes to the records that it shows,
 * so that an answer draws its own point and no other.
 */
import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Checklist } from '../../checklists/checklist.ts'
import type { PointLine } from '../../checklists/checklist-words.ts'
import type { Job } from '../../content/job-fit.ts'
import type { LifeStep } from '../model/problem/problem-life.ts'
import {
  type Change,
  type Dispatch,
  type ItemRecord,
  itemIn,
  type PointRecord,
  shownPoint,
  untouchedPoint,
  type Visit,
} from '../model/visit.ts'
import { rememberLocalEdit } from './last-local-edit.browser.ts'

/** A visit that can be read, changed and subscribed to. */
export interface VisitStore {
  /** The visit as it is shown. A record that has not changed stays the same object. */
  shown: () => Visit
  /** The visit with the last press, which may not be shown yet. */
  current: () => Visit
  dispatch: Dispatch
  /** Calls back whenever `shown` returns another visit; returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void
}

export interface PointPhotosProps {
  pointId: string
  /** Its number: the name of its photos. */
  number: string
  /** What stands at it: a drawing is shown beside each photo that is enlarged. */
  lines?: readonly PointLine[]
  /** Where a photo is what is wanted next, its button is large; otherwise there is a small one until there are photos. */
  isWanted?: boolean
  /** Each photo takes one row, where fields stand below. */
  isInRows?: boolean
}

/** The steps of a problem that have photos of their own: what was fixed, and what is still wrong. */
export type PhotographedStep = 'settled' | 'still-wrong'

export const isPhotographed = <S extends Pick<LifeStep, 'kind'>>(step: S): step is S & { kind: PhotographedStep } =>
  step.kind === 'settled' || step.kind === 'still-wrong'

export interface StepPhotoSheetProps {
  pointId: string
  number: string
  /** The photo is one of the last such step at the point. */
  of: PhotographedStep
  onClose: () => void
}

export interface StepPhotosProps {
  pointId: string
  number: string
  step: { id: string; kind: PhotographedStep }
  /** Offers to take one where there is none; of the last such step at the point. */
  isWanted?: boolean
}

/** The components that take and show photos, and what is known of photos besides. */
export interface VisitPhotos {
  PointPhotos: ComponentType<PointPhotosProps>
  ItemPhotos: ComponentType<{ item: { id: string; title: string } }>
  /** The last photo of a point, as it is shown to the contractor. */
  ProblemPhoto: ComponentType<{ pointId: string }>
  /** The first photo of the problem that is open at a point. */
  FoundPhoto: ComponentType<{ pointId: string }>
  /** A sheet that asks for a photo of what is fixed or still wrong now, beside the one of what was found. */
  StepPhotoSheet: ComponentType<StepPhotoSheetProps>
  /** The photos of one step of a problem. */
  StepPhotos: ComponentType<StepPhotosProps>
  /** As of `PointChange`, of a point whose photos are on the page. */
  photographedAt: (visitId: string, pointId: string) => string
}

export interface VisitSurroundings {
  visitId: string
  checklist: Checklist
  job: Job
  /** Undefined where no photos can be taken. */
  photos?: VisitPhotos | undefined
}

const VisitContext = createContext<(VisitSurroundings & VisitStore) | null>(null)

type VisitProviderProps = VisitSurroundings & { store: VisitStore; children?: ReactNode }

/** Gives a visit to all parts within. Nothing is drawn anew unless one of the values is another one. */
export function VisitProvider({ visitId, checklist, job, photos, store, children }: VisitProviderProps) {
  const value = useMemo(
    () => ({
      visitId,
      checklist,
      job,
      photos,
      ...store,
      dispatch(change: Change, isMarked?: boolean) {
        if (!('point' in change)) return store.dispatch(change, isMarked)
        rememberLocalEdit(change.point)
        store.dispatch({ ...change, photographedAt: photos?.photographedAt(visitId, change.point) }, isMarked)
      },
    }),
    [visitId, checklist, job, photos, store],
  )
  return <VisitContext value={value}>{children}</VisitContext>
}

/** What stands around the visit, and the visit itself. It does not change with an answer. */
export function useVisitContext(): VisitSurroundings & VisitStore {
  const context = useContext(VisitContext)
  if (!context) throw new Error('there is no VisitProvider around this part')
  return context
}

/**
 * A value of the visit as it is shown; the component is drawn anew when it is another one. `select` returns a primitive
 * or an object of the visit itself, never a new one.
 */
export function useVisitValue<T>(select: (visit: Visit) => T): T {
  const { shown, subscribe } = useVisitContext()
  const read = () => select(shown())
  return useSyncExternalStore(subscribe, read, read)
}

/** What is stored of a check point. */
export function usePoint(id: string): PointRecord {
  const record = useVisitValue(({ points }) => points.get(id))
  return useMemo(() => shownPoint({ ...untouchedPoint, ...record }), [record])
}

/** What is stored of an item. */
export const useItem = (id: string): ItemRecord => useVisitValue((visit) => itemIn(visit, id))

/** The photos of a check point, where photos can be taken. */
export function PointPhotos(props: PointPhotosProps) {
  const { photos } = useVisitContext()
  return photos && <photos.PointPhotos {...props} />
}

/** How a field of a check point reports what was typed or chosen in it. */
export function useChangeAt(pointId: string) {
  const { dispatch } = useVisitContext()
  return (answers: Extract<Change, { point: string }>['answers']) => dispatch({ point: pointId, answers })
}
