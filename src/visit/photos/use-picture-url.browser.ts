import { useEffect, useState } from 'react'

/** Returns an object URL for a picture and revokes it afterwards; undefined until there is one. */
export function usePictureUrl(picture: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return picture ? url : undefined
}
