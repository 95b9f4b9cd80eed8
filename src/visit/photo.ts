/** A picture of an item, made smaller and stripped of what the camera wrote into it, such as the place. */
export interface ItemPhoto {
  id: string
  picture: Blob
}

/**
 * A photo as the device keeps it: as bytes, since WebKit has lost Blobs that were stored.
 *
 * Nothing is left of a deleted photo. No other device can bring it back while photos stay on this one; only what has been
 * sent somewhere needs a mark that it was deleted, and whatever sends it will know.
 */
export interface StoredPhoto {
  /** Random, so that no two devices give the same. */
  id: string
  /** Of the item: checklist and item id with a slash between. */
  key: string
  bytes: ArrayBuffer
  /** Media type. */
  type: string
  /** ISO-8601 in UTC, by the clock of the device: when it was added. A photo is never changed after that. */
  changedAt: string
}

/** Fails when the picture cannot be read. */
export async function photoToKeep(id: string, key: string, picture: Blob, changedAt: string): Promise<StoredPhoto> {
  return { id, key, bytes: await picture.arrayBuffer(), type: picture.type, changedAt }
}

export const photoOf = ({ id, bytes, type }: StoredPhoto): ItemPhoto => ({ id, picture: new Blob([bytes], { type }) })
