/** Pixels; enough to read a data plate, small enough for many pictures on one phone. */
const longestEdge = 1600
const quality = 0.82

/**
 * Redraws a picture as a JPEG of at most 1600 pixels on its longer edge. Redrawing leaves behind all
 * that the camera wrote into the file, the place included. Returns `undefined` when it is no picture.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality))
}
