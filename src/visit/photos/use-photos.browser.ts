import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../ui/browser/toast-store.browser.ts'
import { openRowAround } from '../context/open-row.browser.ts'
import { storedPhotos } from '../device/photo-store.browser.ts'
import { mostPhotos, type Photo, takenOf } from '../model/photo.ts'
import type { Mark } from '../model/photo-marks.ts'
import { backFromCamera, cameraReturn, cameraReturnSeen, leaveForCamera } from './camera-return.browser.ts'
import {
  addedWords,
  captionRefused,
  deleteRefused,
  lostToCamera,
  marksRefused,
  type PhotoFault,
  saving,
} from './photo-words.ts'
import { shrinkPhoto } from './shrink-photo.browser.ts'

/** What happened last, as a sentence. */
export interface PhotoStatus {
  text: string
  isFault: boolean
  /** Reverts what happened. */
  undo?: () => void
}

const quiet: PhotoStatus = { text: '', isFault: false }

/** The photos of one place of a visit, in the order in which they were added. */
export const usePhotosOf = (visitId: string, placeId: string): readonly Photo[] =>
  useShownPhotos(useState(() => storedPhotos(visitId, placeId))[0])

function useShownPhotos(storage: ReturnType<typeof storedPhotos>): readonly Photo[] {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  useEffect(() => {
    return storage.watch((found) => setPhotos((shown) => found.map((photo) => withShownPicture(photo, shown))))
  }, [storage])
  return photos
}

/**
 * The photos of one place of a visit, with their actions. The component needs a new key for another place. What is added
 * shows the step of a problem with this id, or the place itself.
 */
export function usePhotos(visitId: string, placeId: string, step?: string) {
  const [storage] = useState(() => storedPhotos(visitId, placeId))
  const photos = useShownPhotos(storage)
  const [status, setStatus] = useState(quiet)
  const opened = useRef<number | null>(null)
  const isShown = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const fault = (text: string) => setStatus({ text, isFault: true })

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const isBack = useCameraReturn(visitId, placeId)
  useEffect(() => {
    if (!isBack) return
    openRowAround(place.current)
    place.current?.scrollIntoView({ block: 'center' })
    setStatus({ text: lostToCamera, isFault: true })
  }, [isBack])

  /** Returns how many were saved. */
  const add = async (files: readonly File[], from: 'camera' | 'files'): Promise<number> => {
    backFromCamera()
    const cameraOpenedAt = from === 'camera' ? opened.current : null
    let saved = 0
    const faults: { name: string; fault: PhotoFault }[] = []
    for (const [index, file] of files.entries()) {
      setStatus({ text: saving(index, files.length), isFault: false })
      const fault =
        photos.length + saved >= mostPhotos
          ? 'too-many'
          : await keepFile(storage, file, { now: Date.now(), cameraOpenedAt }, step).catch((): PhotoFault => 'refused')
      if (fault === null) saved++
      else faults.push({ name: file.name, fault })
    }
    const text = addedWords({ saved, faults })
    if (isShown.current) setStatus({ text, isFault: faults.length > 0 })
    else if (faults.length > 0) showToast({ title: 'Not every photo was saved', body: text, tone: 'problem' })
    return saved
  }

  const remove = async (id: string) => {
    const bringBack = await storage.remove(id)
    if (!bringBack) return fault(deleteRefused)
    const undo = async () => {
      const refusal = await bringBack()
      if (refusal === null) setStatus({ text: 'The photo is back.', isFault: false })
      else fault(addedWords({ saved: 0, faults: [{ name: '', fault: refusal }] }))
    }
    setStatus({ text: 'Photo deleted.', isFault: false, undo })
  }

  const setCaption = async (id: string, caption: string) => {
    if (!(await storage.setCaption(id, caption, Date.now()))) fault(captionRefused)
  }

  const setMarks = async (id: string, marks: readonly Mark[]) => {
    if (!(await storage.setMarks(id, marks, Date.now()))) fault(marksRefused)
  }

  return {
    photos,
    status,
    add,
    remove,
    setCaption,
    setMarks,
    /** The element around the photos, which is scrolled into view after a camera has closed the page. */
    place,
    /** True when the page was closed while the camera was open for this place. */
    isBack,
    /** Call it before the camera or the file dialog opens. */
    open() {
      cameraReturnSeen()
      opened.current = Date.now()
      leaveForCamera(visitId, placeId)
    },
    cancel: backFromCamera,
  }
}

/** Keeps the object of a picture that is shown already, so that it is not rendered again. */
function withShownPicture(photo: Photo, shown: readonly Photo[]): Photo {
  const before = shown.find(({ id }) => id === photo.id)
  return before?.picture && photo.picture ? { ...photo, picture: before.picture } : photo
}

async function keepFile(
  storage: ReturnType<typeof storedPhotos>,
  file: File,
  at: { now: number; cameraOpenedAt: number | null },
  step?: string,
): Promise<PhotoFault | null> {
  const small = await shrinkPhoto(file)
  if ('fault' in small) return small.fault
  const taken = takenOf({ lastModified: file.lastModified, ...at })
  return storage.add(small.picture, { changedAt: new Date().toISOString(), ...taken, ...(step && { step }) })
}

function useCameraReturn(visitId: string, placeId: string): boolean {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    setBack(cameraReturn(visitId) === placeId)
    // The message was shown for as long as the place was on the screen.
    return () => {
      if (cameraReturn(visitId) === placeId) cameraReturnSeen()
    }
  }, [visitId, placeId])
  return isBack
}
